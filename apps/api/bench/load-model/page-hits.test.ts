import { expect, test } from 'vitest'
import { expectedHits } from './page-hits.ts'

const endless = { size: Number.POSITIVE_INFINITY, lifetime: 10 }

test('nobody finds a page kept that nobody else looked at', () => {
  expect(expectedHits({ perSecond: 0, pages: 5, exponent: 1 }, endless)).toBe(0)
  expect(expectedHits({ perSecond: 10, pages: 5, exponent: 1 }, { size: 0, lifetime: 10 })).toBe(0)
})

test('of the views of one page all but the first of each lifetime find it', () => {
  expect(expectedHits({ perSecond: 1, pages: 1, exponent: 1 }, endless)).toBeCloseTo(10 / 11)
})

test('a cache too small for what is asked holds its share of equal pages', () => {
  const views = { perSecond: 100_000, pages: 1000, exponent: 0 }
  expect(expectedHits(views, { size: 100, lifetime: 10 })).toBeCloseTo(0.1, 2)
  expect(expectedHits(views, { size: 1000, lifetime: 10 })).toBeGreaterThan(0.99)
})

test('the same views over more processes find less', () => {
  const hits = (processes: number) =>
    expectedHits(
      { perSecond: 7000 / processes, pages: 500_000, exponent: 0.8 },
      { size: 100_000, lifetime: 10 },
    )
  expect(hits(1)).toBeGreaterThan(hits(10))
  expect(hits(10)).toBeGreaterThan(hits(100))
  expect(hits(100)).toBeGreaterThan(0)
})

test('what few pages have most views of is found more often', () => {
  const views = { perSecond: 500, pages: 100_000 }
  expect(expectedHits({ ...views, exponent: 1 }, endless)).toBeGreaterThan(
    expectedHits({ ...views, exponent: 0.5 }, endless),
  )
})
