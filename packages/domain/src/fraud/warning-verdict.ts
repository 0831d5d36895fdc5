// What somebody who was warned of a message says about the warning: whether it was a fraud. docs/fraud.md.
// No schema: the thread loads it too.
import type { FraudKindId } from './kinds.ts'
import type { FraudRuleId } from './rule.ts'

export const VERDICTS = ['fraud', 'harmless'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Counts are shown of so many days, the present one among them, and then forgotten. */
export const VERDICT_DAYS = 180
/** A message that somebody lets administrators read is shown to them for so many days. */
export const EXAMPLE_DAYS = 90

type Warned = {
  kind: FraudKindId
  /** The first rule that was met; null where there was none. */
  rule: FraudRuleId | null
}

/** How often people said that such a warning was right, and that it was wrong. */
export type VerdictCount = Warned & { fraud: number; harmless: number }

/** A message that its receiver lets administrators read: without emails and telephones, and without whose it is. */
export type WarningExample = Warned & {
  id: number
  verdict: Verdict
  text: string
  createdAt: string
}
