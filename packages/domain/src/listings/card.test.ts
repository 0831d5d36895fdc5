import { expect, test } from 'vitest'
import { makeListing } from '../../test/make-listing.ts'
import { cardOf, ListingCard, preview } from './card.ts'

const listing = makeListing({
  description: 'Casi nueva.\n\nSe entrega.',
  images: ['/uploads/a.webp', '/uploads/b.webp'],
  thumbnails: ['/thumbnails/a.webp', '/thumbnails/b.webp'],
  contactEmail: 'ana@correo.example',
  contactPhone: '(787) 555-0123',
})

test('a card has no way to reach the seller and one picture', () => {
  const card = cardOf(listing)
  expect(ListingCard.parse(card)).toEqual(card)
  expect(JSON.stringify(card)).not.toMatch(/555|correo|latitude|userId/)
  expect(card.thumbnails).toEqual(['/thumbnails/a.webp'])
  expect(card.images).toEqual([])
})

test('without a thumbnail the picture itself stays', () => {
  const card = cardOf({ ...listing, thumbnails: [] })
  expect(card.images).toEqual(['/uploads/a.webp'])
})

test.each([
  ['', ''],
  ['Casi nueva.\n\nSe entrega.', 'Casi nueva. Se entrega.'],
  ['x'.repeat(400), 'x'.repeat(150)],
  [`${'x'.repeat(149)}🌴🌴`, `${'x'.repeat(149)}🌴`],
  [`${'x'.repeat(149)} y`, 'x'.repeat(149)],
])('the beginning of a description', (description, expected) => {
  expect(preview(description)).toBe(expected)
})
