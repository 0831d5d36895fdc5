// Apart from the learned reader, whose weights nobody needs for a name.
import { disasterRules } from './disaster-rules.ts'
import { fraudRules } from './fraud.ts'
import { type FraudKind, type FraudKindId, learnedKinds } from './kinds.ts'

const described = new Map<FraudKindId, FraudKind>([
  ...[...fraudRules, ...disasterRules].map((rule) => [rule.id, rule] as const),
  ...Object.entries(learnedKinds).map(
    ([id, texts]) => [id as FraudKindId, { id: id as FraudKindId, ...texts }] as const,
  ),
])

/** What people are told of a kind. */
export function describeKind(id: FraudKindId): FraudKind | undefined {
  return described.get(id)
}
