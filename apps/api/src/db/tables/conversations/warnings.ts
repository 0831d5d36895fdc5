import type { FraudKindId } from '@wepa/domain/fraud/kinds'
import type { Verdict } from '@wepa/domain/fraud/warning-verdict'

type Judged = {
  kind: FraudKindId
  /** The first rule that was met; '' without one. */
  rule: string
  verdict: Verdict
}

/** Row of `warning_verdicts`: how often people said this of such a warning on a day ('YYYY-MM-DD', Puerto Rico). */
export type WarningVerdictsTable = Judged & { day: string; count: number }

/** Row of `warning_examples`: a message that its receiver lets administrators read. */
export type WarningExamplesTable = Judged & { messageId: number; userId: number; createdAt: Date }
