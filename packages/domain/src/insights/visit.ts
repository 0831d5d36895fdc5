// How fast real visits were: the metrics, the buckets they are counted in, and the 75th percentile of those.

/** As web.dev rates them: up to `good` is good, above `poor` is poor. In milliseconds, but CLS. */
export const VISIT_METRICS = {
  LCP: { good: 2500, poor: 4000, smallest: 10, largest: 600_000 },
  INP: { good: 200, poor: 500, smallest: 10, largest: 600_000 },
  CLS: { good: 0.1, poor: 0.25, smallest: 0.001, largest: 100 },
  TTFB: { good: 800, poor: 1800, smallest: 10, largest: 600_000 },
} as const

export type VisitMetric = keyof typeof VISIT_METRICS
export const visitMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const satisfies readonly VisitMetric[]

/** What browsers tell of a connection (`effectiveType`); Safari and Firefox tell nothing. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const
export type Connection = (typeof CONNECTIONS)[number]

/** The periods that can be asked for, in days. */
export const VISIT_PERIODS = [7, 28] as const
export type VisitPeriod = (typeof VISIT_PERIODS)[number]

export type VisitRating = 'good' | 'to-improve' | 'poor'

/** Each bound is a tenth above the last, so the middle of a bucket is at most 5 % from all that is in it. */
const step = 1.1
/** Takes everything above: 125 s, and 12.5 for CLS. */
const lastBucket = 100

/** The bucket that a value counts in, from 0 (below the smallest bound) to 100. */
export function bucketOf(metric: VisitMetric, value: number): number {
  const { smallest } = VISIT_METRICS[metric]
  if (value < smallest) return 0
  return Math.min(lastBucket, 1 + Math.floor(Math.log(value / smallest) / Math.log(step)))
}

/** The value that stands for a bucket: its geometric middle, and 0 for the first. */
export function middleOf(metric: VisitMetric, bucket: number): number {
  return bucket === 0 ? 0 : VISIT_METRICS[metric].smallest * step ** (bucket - 0.5)
}

/** What three of four visits did not exceed, to about 5 %; undefined without visits. */
export function p75Of(
  metric: VisitMetric,
  counts: readonly { bucket: number; count: number }[],
): number | undefined {
  const needed = countVisits(counts) * 0.75
  let seen = 0
  for (const { bucket, count } of [...counts].sort((a, b) => a.bucket - b.bucket)) {
    seen += count
    if (count > 0 && seen >= needed) return middleOf(metric, bucket)
  }
  return undefined
}

/** How many visits stand in the buckets. */
export function countVisits(counts: readonly { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** How web.dev rates a value. */
export function rateMetric(metric: VisitMetric, value: number): VisitRating {
  const { good, poor } = VISIT_METRICS[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'to-improve' : 'poor'
}
