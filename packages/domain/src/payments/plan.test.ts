import { expect, test } from 'vitest'
import {
  formPhotoLimit,
  hasListingRoom,
  isNearListingLimit,
  listingLimitReachedText,
  PRICE_IDS,
  photoLimitText,
  planOfPrice,
  priceOfPlan,
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
  ['free', 5],
  ['pro', 8],
  ['business', 8],
] as const)(
  'the form of %s takes %d photos: what the plan allows, as far as one form goes',
  (plan, photos) => {
    expect(formPhotoLimit(plan)).toBe(photos)
  },
)

test.each(PRICE_IDS)('%s buys a plan, and that plan has this price', (price) => {
  const plan = planOfPrice(price)
  expect(plan && priceOfPlan(plan)).toBe(price)
})

test('the texts name the plan, the number and what would allow more', () => {
  expect(photoLimitText('free')).toBe('Tu plan Free permite 5 fotos por anuncio. Con Pro son 10.')
  expect(photoLimitText('pro')).toBe(
    'Tu plan Pro permite 10 fotos por anuncio. Con Business son 15.',
  )
  expect(photoLimitText('business')).toBe('Tu plan Business permite 15 fotos por anuncio.')
  expect(listingLimitReachedText('free')).toContain('3 anuncios activos')
})
