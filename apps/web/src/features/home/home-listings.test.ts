import { cardOf, type ListingCard } from '@wepa/domain/listings/card'
import { makeListing } from '@wepa/domain/test/make-listing'
import { expect, test } from 'vitest'
import { browseListings, withoutPaidLeads } from './home-listings.ts'

const listings = (from: number, count: number): ListingCard[] =>
  Array.from({ length: count }, (_, index) => listing(from + index))

const ids = (found: ListingCard[]) => found.map(({ id }) => id)

test('paid ads that lead the newest are left to their own row, unless they are the newest', () => {
  const lead = listing(50, '2026-10-01T12:00:00.000Z')
  const paidToday = listing(51, '2026-11-01T13:00:00.000Z')
  expect(ids(withoutPaidLeads([paidToday, lead, ...listings(1, 3)]) ?? [])).toEqual([51, 1, 2, 3])
  expect(withoutPaidLeads(undefined)).toBeUndefined()
})

test('an empty market has an empty grid', () => {
  expect(browseListings([], [])).toEqual([])
})

test('the newest fill the grid of a young market', () => {
  expect(ids(browseListings(listings(1, 4), []))).toEqual([1, 2, 3, 4])
})

test('on a full market no ad of the newest nine comes twice', () => {
  const found = ids(browseListings(listings(1, 15), listings(16, 12)))
  expect(found).toHaveLength(12)
  expect(Math.min(...found)).toBe(10)
})

test('between the two every ad comes once', () => {
  const found = ids(browseListings(listings(1, 15), listings(16, 2)))
  expect(found).toHaveLength(12)
  expect(new Set(found).size).toBe(12)
})

function listing(
  id: number,
  createdAt = `2026-11-01T12:00:${String(60 - id).padStart(2, '0')}.000Z`,
): ListingCard {
  return cardOf(makeListing({ id, createdAt }))
}
