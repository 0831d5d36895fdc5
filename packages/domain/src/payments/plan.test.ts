import { expect, test } from 'vitest'
import {
  formPhotoLimit,
  hasListingRoom,
  isNearListingLimit,
  listingLimitReachedText,
  PLANS,
  photoLimitText,
} from './plan.ts'

test.each([
  ['free', 3, false],
  ['free', 4, false],
  ['free', 2, true],
  ['free', 0, true],
  ['pro', 998, true],
  ['pro', 5000, true],
  ['business', 999, true],
] as const)('%s with %d active ads has room: %s', (plan, active, has) => {
  expect(hasListingRoom(plan, active)).toBe(has)
})

test.each([
  ['free', 2, false],
  ['free', 3, true],
  ['pro', 900, false],
] as const)('%s with %d active ads is warned at 80 %%: %s', (plan, active, is) => {
  expect(isNearListingLimit(plan, active)).toBe(is)
})

test.each([
  ['free', 3, 5, 5, '$0', 0],
  ['pro', 999, 10, 8, '$9.99', 2],
  ['business', 999, 15, 8, '$29.99', 10],
] as const)(
  '%s: %d ads, %d photos, %d of them in the form',
  (id, listings, photos, form, _, featured) => {
    expect(PLANS[id]).toMatchObject({ listings, photos, featured })
    expect(formPhotoLimit(id)).toBe(form)
  },
)

test('the prices are the documented ones', () => {
  expect([PLANS.pro.priceCents, PLANS.pro.priceId, PLANS.pro.trialDays]).toEqual([
    999,
    'price_pro',
    7,
  ])
  expect([PLANS.business.priceCents, PLANS.business.struckPriceCents]).toEqual([2999, 3999])
})

test('the texts name the plan, the number and what would allow more', () => {
  expect(photoLimitText('free')).toBe('Tu plan Free permite 5 fotos por anuncio. Con Pro son 10.')
  expect(photoLimitText('pro')).toBe(
    'Tu plan Pro permite 10 fotos por anuncio. Con Business son 15.',
  )
  expect(photoLimitText('business')).toBe('Tu plan Business permite 15 fotos por anuncio.')
  expect(listingLimitReachedText('free')).toContain('3 anuncios activos')
})
