// What people are warned of: the rules and the learned reader together. Pure, so it runs where the message is read,
// without network, and nothing of it is stored or sent. How well it does: docs/fraud.md.

import { describeKind } from './describe-kind.ts'
import { type FraudContext, readFraud } from './fraud.ts'
import type { FraudKind } from './kinds.ts'
import { featuresOf } from './learned/features.ts'
import { kindsOf, likelihoodOf, sureRules, warnFrom } from './learned/model.ts'
import { tellingWords } from './learned/telling-words.ts'
import { windowOf } from './learned/window.ts'
import { DISASTER_RULE_IDS, type FraudRule, type FraudRuleId } from './rule.ts'

/** `before`: what the same person wrote before, the oldest first. */
export type ReadingContext = FraudContext & { before: readonly string[] }

export type FraudWarning = {
  kind: FraudKind
  /** The first rule that was met; null where the learned reader alone saw it, or the address of a link. */
  rule: FraudRuleId | null
  /** The words that spoke most for it, as they stand in the message; none where several messages together did. */
  words: string[]
}

/**
 * Whether a message looks like a fraud to who receives it: by itself, or because with it what was written before becomes
 * one. Undefined for a message like any other.
 */
export function readMessage(message: string, context: ReadingContext): FraudWarning | undefined {
  const rules = rulesOf(message, context)
  const disaster = context.isStorm ? rules.find(isOfDisaster) : undefined
  // In a storm these rules know best what a message is about.
  if (disaster) return { kind: disaster, rule: disaster.id, words: tellingWords(message) }
  return readAlone(message, rules, context) ?? readTogether(message, context)
}

function readAlone(
  message: string,
  rules: readonly FraudRule[],
  { isFirst }: ReadingContext,
): FraudWarning | undefined {
  const buckets = featuresOf(message, idsOf(rules))
  const alone = isFirst ? warnFrom.first : warnFrom.later
  const isSure = rules.some(({ id }) => sureRules.includes(id))
  if (!isSure && likelihoodOf(buckets) < (rules.length > 0 ? warnFrom.withRule : alone)) {
    return undefined
  }
  const kind = kindOf(buckets, rules, isFirst)
  return kind && { kind, rule: rules[0]?.id ?? null, words: tellingWords(message) }
}

/** Warns at the message with which it becomes likely, and not at each that follows. */
function readTogether(message: string, context: ReadingContext): FraudWarning | undefined {
  const { before } = context
  if (before.length === 0 || likelihoodTogether(before, message) < warnFrom.together)
    return undefined
  const wasLikely =
    before.length > 1 &&
    likelihoodTogether(before.slice(0, -1), before.at(-1) ?? '') >= warnFrom.together
  if (wasLikely) return undefined
  const text = windowOf(before, message)
  const rules = rulesOf(text, later)
  const kind = kindOf(featuresOf(text, idsOf(rules)), rules, false)
  return kind && { kind, rule: rules[0]?.id ?? null, words: [] }
}

function likelihoodTogether(before: readonly string[], message: string): number {
  const text = windowOf(before, message)
  return likelihoodOf(featuresOf(text, idsOf(rulesOf(text, later))))
}

const later: FraudContext = { isFirst: false, about: '' }

/** All rules, also those for disasters: on other days they speak for a fraud without deciding. */
function rulesOf(text: string, context: FraudContext): FraudRule[] {
  return readFraud(text, { ...context, isStorm: true })
}

const idsOf = (rules: readonly FraudRule[]) => rules.map(({ id }) => id)

const isOfDisaster = ({ id }: FraudRule) => (DISASTER_RULE_IDS as readonly string[]).includes(id)

/** How sure the learned reader must be to name another kind than the rule that is met. */
const overrules = 0.6

/** That somebody wants to talk elsewhere is worth a word in the first message alone. */
function kindOf(
  buckets: readonly number[],
  rules: readonly FraudRule[],
  isFirst: boolean,
): FraudKind | undefined {
  const [likeliest] = kindsOf(buckets)
  const [rule] = rules
  if (rule && likeliest && (likeliest.share < overrules || likeliest.kind === rule.id)) return rule
  if (!likeliest || (likeliest.kind === 'off_site' && !isFirst)) return rule
  return describeKind(likeliest.kind)
}
