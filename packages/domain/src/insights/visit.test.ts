import { describe, expect, test } from 'vitest'
import { bucketOf, middleOf, p75Of, rateMetric, visitMetrics } from './visit.ts'
import { VisitReport } from './visit-schema.ts'

const report = { page: 'listing', connection: '4g', savesData: false, metrics: { LCP: 2100 } }

describe('a report', () => {
  test.each([
    ['an address', { ...report, page: '/listing/12' }],
    ['a page that there is not', { ...report, page: 'wp-admin' }],
    ['a name of the prototype', { ...report, page: 'constructor' }],
    ['a connection of its own', { ...report, connection: '5g' }],
    ['something more', { ...report, userId: 7 }],
    ['a metric more', { ...report, metrics: { LCP: 1, FID: 1 } }],
    ['no metric', { ...report, metrics: {} }],
    ['a negative time', { ...report, metrics: { INP: -1 } }],
    ['no number', { ...report, metrics: { INP: Number.NaN } }],
    ['a time without end', { ...report, metrics: { LCP: Number.POSITIVE_INFINITY } }],
    ['a day of waiting', { ...report, metrics: { TTFB: 86_400_000 } }],
  ])('with %s is refused', (_, wrong) => {
    expect(VisitReport.safeParse(wrong).success).toBe(false)
  })

  test('of home, with all metrics, is taken', () => {
    const metrics = { LCP: 900.5, INP: 16, CLS: 0, TTFB: 80 }
    expect(VisitReport.safeParse({ ...report, page: '', metrics }).success).toBe(true)
  })
})

describe('buckets', () => {
  test.each(visitMetrics)(
    '%s: the middle of a bucket is at most 5 %% from what is in it',
    (metric) => {
      const smallest = metric === 'CLS' ? 0.001 : 10
      for (let value = smallest; value < smallest * 12_000; value *= 1.003) {
        const middle = middleOf(metric, bucketOf(metric, value))
        expect(Math.abs(middle / value - 1)).toBeLessThanOrEqual(0.05)
      }
    },
  )

  test('nothing and very much have a bucket too', () => {
    expect([bucketOf('CLS', 0), bucketOf('INP', 9), bucketOf('LCP', 600_000)]).toEqual([0, 0, 100])
  })
})

describe('p75', () => {
  test('there is none without visits', () => {
    expect(p75Of('LCP', [])).toBeUndefined()
    expect(p75Of('LCP', [{ bucket: 3, count: 0 }])).toBeUndefined()
  })

  test('is within 5 % of the true one, in whatever order the buckets come', () => {
    const times = Array.from({ length: 1000 }, (_, n) => 300 + ((n * 7919) % 1000) * 6)
    const truth = [...times].sort((a, b) => a - b)[749] ?? 0
    const counts = new Map<number, number>()
    for (const time of times) {
      const bucket = bucketOf('LCP', time)
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
    }
    const buckets = [...counts].map(([bucket, count]) => ({ bucket, count }))
    const p75 = p75Of('LCP', buckets) ?? 0
    expect(Math.abs(p75 / truth - 1)).toBeLessThanOrEqual(0.05)
    expect(p75Of('LCP', buckets.toReversed())).toBe(p75)
  })
})

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'to-improve'],
  ['INP', 500, 'to-improve'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['TTFB', 1800, 'to-improve'],
] as const)('%s of %d is %s', (metric, value, rating) => {
  expect(rateMetric(metric, value)).toBe(rating)
})
