// Which messages of a thread look like a known fraud to the person who received them.
import type { Message } from '@wepa/domain/conversations/conversation'
import { isRemoved } from '@wepa/domain/conversations/removed-message'
import type { readFraud } from '@wepa/domain/fraud/fraud'
import type { FraudRule } from '@wepa/domain/fraud/rule'

export type Warning = { messageId: number; rule: FraudRule }

interface WarningsInput {
  messages: readonly Message[]
  /** Who reads: nobody is warned of what they wrote themselves. */
  userId: number
  /** Nothing was said before these messages, so the first of them is known to be the first. */
  isWhole: boolean
  /** The ad's title. */
  about: string
  /** A storm is on: the rules for disasters hold too. */
  isStorm: boolean
  dismissed: ReadonlySet<number>
  read: typeof readFraud
}

/** In the order of the messages; of each the gravest rule. */
export function findWarnings(input: WarningsInput): Warning[] {
  const { messages, userId, isWhole, about, isStorm, dismissed, read } = input
  const received = messages.filter((each) => each.senderId !== userId && !isRemoved(each))
  return received.flatMap(({ id, content }, index) => {
    if (dismissed.has(id)) return []
    const [rule] = readOnce(read, content, { isFirst: isWhole && index === 0, about, isStorm })
    return rule ? [{ messageId: id, rule }] : []
  })
}

/** Words that were read stay read: a thread asks for all of them at each new message. */
const known = new Map<string, FraudRule[]>()
const mostKnown = 500

function readOnce(
  read: typeof readFraud,
  content: string,
  context: { isFirst: boolean; about: string; isStorm: boolean },
): FraudRule[] {
  const said = context.isFirst ? `${context.about}\n\n${content}` : content
  const key = context.isStorm ? `storm\n\n${said}` : said
  const before = known.get(key)
  if (before) return before
  const rules = read(content, context)
  if (known.size >= mostKnown) known.clear()
  known.set(key, rules)
  return rules
}
