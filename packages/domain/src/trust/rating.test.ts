import { describe, expect, test } from 'vitest'
import { averageRating, RatingInput, ratedSide } from './rating.ts'

const input = { rating: 4, comment: ' Todo bien. ', type: 'seller', listingId: 7 }

describe('a rating', () => {
  test.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 2.5],
    ['rating', '4'],
    ['rating', undefined],
    ['rating', Number.NaN],
    ['type', 'both'],
    ['listingId', 0],
    ['listingId', '7'],
    ['comment', 'x'.repeat(1001)],
    ['comment', 'a\0b'],
  ])('with %s %j is refused', (field, value) => {
    expect(RatingInput.safeParse({ ...input, [field]: value }).success).toBe(false)
  })
  test('keeps its comment tidied, and needs none', () => {
    expect(RatingInput.parse(input).comment).toBe('Todo bien.')
    expect(RatingInput.parse({ ...input, comment: '  ' }).comment).toBeNull()
    expect(RatingInput.parse({ ...input, comment: undefined }).comment).toBeUndefined()
  })
})

test.each([
  [1, 2, 'seller'],
  [2, 1, 'buyer'],
  [1, 3, null],
  [3, 2, null],
  [1, 1, null],
])('of a sale from 2 to 1, %i rates %i as %s', (from, to, side) => {
  expect(ratedSide({ buyerId: 1, sellerId: 2 }, from, to)).toBe(side)
})
test('a side that left Wepa is nobody', () => {
  expect(ratedSide({ buyerId: null, sellerId: 2 }, 1, 2)).toBeNull()
})

test.each([
  [[], '0.00'],
  [[4], '4.00'],
  [[5, 4, 4], '4.33'],
  [[1, 2], '1.50'],
])('the mean of %j is %s', (ratings, mean) => {
  expect(averageRating(ratings)).toBe(mean)
})
