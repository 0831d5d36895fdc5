import { expect, test } from 'vitest'
import { matchesOffer, offerOf, PROMOTION_PLANS, UPGRADE_TIERS } from './feature.ts'

test.each([
  [{ amount: 0.5, duration: 14 }],
  [{ amount: 12.99, duration: 365 }],
  [{ amount: 10, duration: 14 }],
  [{ amount: -12.99, duration: 14 }],
])('%j is not what premium costs', (asked) => {
  expect(matchesOffer({ listingId: 1, plan: 'premium', ...asked })).toBe(false)
})

test.each([
  ['basic', 5.99, 7],
  ['premium', 12.99, 14],
  ['spotlight', 19.99, 30],
] as const)('the promotion page sells %s for %d and %d days', (plan, amount, duration) => {
  expect(matchesOffer({ listingId: 1, plan, amount, duration })).toBe(true)
})

test('the upgrade page keeps its own prices', () => {
  expect(UPGRADE_TIERS.map((tier) => [tier.id, tier.priceCents, tier.days])).toEqual([
    ['basic', 500, 7],
    ['premium', 1000, 14],
    ['spotlight', 1500, 30],
  ])
  expect(
    [offerOf(UPGRADE_TIERS, 'premium'), offerOf(PROMOTION_PLANS, 'premium')].every(
      (offer) => offer.isPopular,
    ),
  ).toBe(true)
})
