import { expect, test } from 'vitest'
import {
  dollars,
  extendPlace,
  matchesOffer,
  offerOf,
  PROMOTION_PLANS,
  SOCIAL_PROMOTION,
  soldFeatures,
} from './feature.ts'

test.each([
  [{ amount: 0.5, duration: 14 }],
  [{ amount: 12.99, duration: 365 }],
  [{ amount: 10, duration: 14 }],
  [{ amount: -12.99, duration: 14 }],
])('%j is not what premium costs', (asked) => {
  expect(matchesOffer({ plan: 'premium', ...asked })).toBe(false)
})

test.each([
  ['basic', 5.99, 7],
  ['premium', 12.99, 14],
  ['spotlight', 19.99, 30],
] as const)('the promotion page sells %s for %d and %d days', (plan, amount, duration) => {
  expect(matchesOffer({ plan, amount, duration })).toBe(true)
})

test('cents become dollars to the letter', () => {
  expect([599, 1000, 0, 1999].map(dollars)).toEqual(['5.99', '10.00', '0.00', '19.99'])
})

const day = (of: number) => new Date(Date.UTC(2026, 10, of))

test('a place begins now, also where an old one has ended', () => {
  const begun = { plan: 'basic', startsAt: day(10), until: day(17) }
  expect(extendPlace(null, { plan: 'basic', days: 7 }, day(10))).toEqual(begun)
  const over = { plan: 'spotlight', until: day(10) } as const
  expect(extendPlace(over, { plan: 'basic', days: 7 }, day(10))).toEqual(begun)
})

test.each([
  ['basic', 'spotlight', 'spotlight'],
  ['spotlight', 'basic', 'spotlight'],
] as const)('%s that runs and then %s: the days add up as %s', (first, second, plan) => {
  const running = { plan: first, until: day(12) }
  expect(extendPlace(running, { plan: second, days: 7 }, day(10))).toEqual({
    plan,
    startsAt: day(12),
    until: day(19),
  })
})

test('posts in networks are sold only where there are networks, and all else in any case', () => {
  const { features } = offerOf(PROMOTION_PLANS, 'spotlight')
  expect(soldFeatures(features, true)).toEqual(features)
  expect(features).toContain(SOCIAL_PROMOTION)
  expect(soldFeatures(features, false)).toEqual(
    features.filter((each) => each !== SOCIAL_PROMOTION),
  )
})

test('nothing is sold that is still to come', () => {
  const sold = PROMOTION_PLANS.flatMap(({ features }) => features)
  expect(sold.filter((feature) => /próximamente/.test(feature))).toEqual([])
})
