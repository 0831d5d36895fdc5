// How likely a text is a fraud, and which: a linear model of the numbers that training wrote down (docs/fraud.md).
import { FRAUD_KIND_IDS, type FraudKindId } from '../kinds.ts'
import { SIGNS } from './signs.ts'
import { learned } from './weights.gen.ts'

type Weights = {
  /** By bucket. */
  fraud: readonly number[]
  /** By bucket, the weights of all kinds in the order of FRAUD_KIND_IDS; only the buckets that tell kinds apart. */
  kinds: ReadonlyMap<number, readonly number[]>
}

let known: Weights | undefined

/** Made when the first text is read: it takes some milliseconds. */
function weightsOf(): Weights {
  known ??= { fraud: numbersOf(learned.fraud), kinds: kindWeights() }
  return known
}

function kindWeights(): Weights['kinds'] {
  const numbers = numbersOf(learned.kinds)
  let bucket = 0
  return new Map(
    learned.kindRows.map((further, row) => {
      bucket += further
      return [bucket, numbers.slice(row * FRAUD_KIND_IDS.length, (row + 1) * FRAUD_KIND_IDS.length)]
    }),
  )
}

function numbersOf(text: string): number[] {
  const values = new Map([...SIGNS].map((sign, at) => [sign, at - (SIGNS.length - 1) / 2]))
  return Array.from(text, (sign) => values.get(sign) ?? 0)
}

/**
 * From which likelihood on a warning was right often enough: for a first message, a later one, several read together, and
 * one that meets a rule.
 */
export const { warnFrom } = learned

/** The rules that decide by themselves. */
export const sureRules: readonly string[] = learned.sureRules

/** How likely a text with these buckets is a fraud: of those read as 0.9, about nine in ten were. */
export function likelihoodOf(buckets: readonly number[]): number {
  const { fraud } = weightsOf()
  const { bias, scale, slope, shift } = learned.sum
  const sum = buckets.reduce((all, bucket) => all + (fraud[bucket] ?? 0), 0)
  const score = bias + (sum * scale) / Math.sqrt(buckets.length || 1)
  return 1 / (1 + Math.exp(-(slope * score + shift)))
}

/** How much a fraud with these buckets is of each kind, together 1; the likeliest first. */
export function kindsOf(buckets: readonly number[]): { kind: FraudKindId; share: number }[] {
  const { kinds } = weightsOf()
  const rows = buckets.flatMap((bucket) => kinds.get(bucket) ?? [])
  const value = learned.kindScale / Math.sqrt(buckets.length || 1)
  const powers = FRAUD_KIND_IDS.map((kind, at) => {
    let sum = 0
    for (let each = at; each < rows.length; each += FRAUD_KIND_IDS.length) sum += rows[each] ?? 0
    return { kind, power: Math.exp(sum * value) }
  })
  const all = powers.reduce((sum, { power }) => sum + power, 0)
  return powers
    .map(({ kind, power }) => ({ kind, share: power / all }))
    .sort((a, b) => b.share - a.share)
}
