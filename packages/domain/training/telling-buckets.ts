import type { Example } from './fit.ts'

/** The buckets that say most about which label a text has (mutual information of being in a text and the label). */
export function tellingBuckets(
  examples: readonly Example[],
  labels: number,
  most: number,
): ReadonlySet<number> {
  const withLabel = countLabels(examples, labels)
  const within = new Map<number, number[]>()
  for (const { buckets, label } of examples) {
    for (const bucket of buckets) {
      const counts = within.get(bucket) ?? withLabel.map(() => 0)
      counts[label] = (counts[label] ?? 0) + 1
      within.set(bucket, counts)
    }
  }
  const information = [...within].map(([bucket, counts]) => ({
    bucket,
    bits: informationOf(counts, withLabel, examples.length),
  }))
  // In the order of their numbers where two say as much: the same ones each time.
  const sorted = information.toSorted((a, b) => b.bits - a.bits || a.bucket - b.bucket)
  return new Set(sorted.slice(0, most).map(({ bucket }) => bucket))
}

function countLabels(examples: readonly Example[], labels: number): number[] {
  const counts = Array.from({ length: labels }, () => 0)
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1
  return counts
}

function informationOf(
  within: readonly number[],
  withLabel: readonly number[],
  all: number,
): number {
  const share = within.reduce((sum, count) => sum + count, 0) / all
  return withLabel.reduce((sum, labelled, at) => {
    const inside = (within[at] ?? 0) / all
    const outside = (labelled - (within[at] ?? 0)) / all
    const part = (each: number, expected: number) =>
      each > 0 ? each * Math.log(each / expected) : 0
    const label = labelled / all
    return sum + part(inside, share * label) + part(outside, (1 - share) * label)
  }, 0)
}
