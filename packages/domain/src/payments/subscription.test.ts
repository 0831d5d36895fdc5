import { expect, test } from 'vitest'
import {
  featuredLeft,
  grantedUntil,
  isOpen,
  isStanding,
  planInForce,
  SUBSCRIPTION_STATES,
  SubscribeInput,
  type SubscriptionTerms,
  trialDaysLeft,
} from './subscription.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))
const terms = (given: Partial<SubscriptionTerms>): SubscriptionTerms => ({
  state: 'active',
  periodStart: day(1),
  periodEnd: day(30),
  cancelAt: null,
  ...given,
})

test.each(['price_gratis', 'price_free', '', undefined])('%s is no price of ours', (priceId) => {
  expect(SubscribeInput.safeParse({ priceId }).success).toBe(false)
})

test.each([
  ['a trial without a card, or a first payment that is still out', { state: 'incomplete' }],
  ['a subscription that the provider has not answered', { state: 'starting' }],
  ['one that ended', { state: 'ended' }],
] as const)('%s grants nothing', (_, given) => {
  expect(grantedUntil(terms(given))).toBeNull()
})

test.each([
  ['a paid month lasts three days more, should its renewal be late', {}, day(33)],
  ['a trial likewise', { state: 'trialing', periodEnd: day(8) }, day(11)],
  ['who cancelled has what was paid', { cancelAt: day(30) }, day(30)],
  ['a failed renewal has three days', { state: 'past_due', periodStart: day(10) }, day(13)],
  [
    'and not even those after a cancellation',
    { state: 'past_due', periodStart: day(10), cancelAt: day(11) },
    day(11),
  ],
] as const)('%s', (_, given, until) => {
  expect(grantedUntil(terms(given))).toEqual(until)
})

test('a plan ends by itself, and one without an end does not', () => {
  expect(planInForce({ plan: 'pro', until: day(5) }, day(4))).toBe('pro')
  expect(planInForce({ plan: 'pro', until: day(5) }, day(5))).toBe('free')
  expect(planInForce({ plan: 'business', until: null }, day(5))).toBe('business')
})

test('what ended leaves room for another, the rest does not', () => {
  expect(SUBSCRIPTION_STATES.filter((state) => !isOpen(state))).toEqual(['ended'])
  expect(SUBSCRIPTION_STATES.filter(isStanding)).toEqual(['trialing', 'active', 'past_due'])
})

test('days of a trial are rounded up', () => {
  expect(trialDaysLeft(null, day(1))).toBe(0)
  expect(trialDaysLeft(day(8), day(1))).toBe(7)
  expect(trialDaysLeft(new Date(day(8).getTime() - 1), day(1))).toBe(7)
  expect(trialDaysLeft(day(1), day(2))).toBe(0)
})

test('the allowance is two on Pro, ten on Business, and never below none', () => {
  expect([featuredLeft('free', 0), featuredLeft('pro', 1), featuredLeft('business', 0)]).toEqual([
    0, 1, 10,
  ])
  expect(featuredLeft('pro', 7)).toBe(0)
})
