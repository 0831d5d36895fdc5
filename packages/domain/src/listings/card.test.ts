import { expect, test } from 'vitest'
import { cardOf, ListingCard, preview } from './card.ts'
import type { Listing } from './listing.ts'

const at = '2026-11-01T12:00:00.000Z'
const listing: Listing = {
  id: 7,
  userId: 1,
  categoryId: 8,
  title: 'Nevera Whirlpool',
  description: 'Casi nueva.\n\nSe entrega.',
  price: '350',
  priceNumeric: '350.00',
  priceMax: null,
  location: 'Ponce, Sur',
  images: ['/uploads/a.webp', '/uploads/b.webp'],
  thumbnails: ['/thumbnails/a.webp', '/thumbnails/b.webp'],
  contactEmail: 'ana@correo.example',
  contactPhone: '(787) 555-0123',
  isFeatured: false,
  isActive: true,
  isHidden: false,
  status: 'active',
  views: 9,
  viewsToday: 3,
  clicks: 0,
  messages: 0,
  condition: 'bueno',
  latitude: 18,
  longitude: -66,
  featuredExpiresAt: null,
  featuredPlan: null,
  featuredPaymentId: null,
  tags: [],
  isPromoted: false,
  promotedUntil: null,
  boostLevel: 0,
  createdAt: at,
  updatedAt: at,
  expiresAt: at,
  category: { name: 'Hogar y Jardín', icon: 'sofa', slug: 'hogar-jardin' },
}

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
