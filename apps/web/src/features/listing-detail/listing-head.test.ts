import type { ListingDetail } from '@wepa/domain/listing'
import { expect, test } from 'vitest'
import { listingHead } from './listing-head.ts'

const site = { origin: 'https://wepa.test', renderedAt: '2026-11-01T12:00:00.000Z' }
const photo = `/uploads/${'a'.repeat(32)}.webp`

test('an ad without a price makes no offer, and without a photo names no picture', () => {
  const head = listingHead(listing({ price: 'Negociable', priceNumeric: null, images: [] }), site)
  expect(head.image).toBeUndefined()
  expect(head.preloadImage).toBeUndefined()
  expect(head.jsonLd?.[0]).not.toHaveProperty('offers')
})

test('a picture in a data URL is no preview', () => {
  const head = listingHead(listing({ images: ['data:image/png;base64,AAAA'] }), site)
  expect(head.image).toBeUndefined()
})

test('a sold ad is sold out', () => {
  const head = listingHead(listing({ status: 'sold' }), site)
  expect(head.jsonLd?.[0]).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut', price: '350.00', priceCurrency: 'USD' },
  })
})

test('title, description and picture say what it is, what it costs and where', () => {
  const head = listingHead(listing({ description: `Casi nueva.\n${'x'.repeat(300)}` }), site)
  expect(head.title).toBe('Nevera Whirlpool, $350 en Ponce')
  expect(head.description).toBe(`$350 en Ponce. Casi nueva. ${'x'.repeat(138)}`)
  expect(head.path).toBe('/listing/7')
  expect(head.image).toBe(photo)
  expect(head.preloadImage?.href).toBe(`/thumbnails/${'a'.repeat(32)}.avif`)
})

function listing(changes: Partial<ListingDetail>): ListingDetail {
  const at = '2026-11-01T12:00:00.000Z'
  return {
    id: 7,
    userId: 1,
    categoryId: 8,
    title: 'Nevera Whirlpool',
    description: 'Casi nueva',
    price: '350',
    priceNumeric: '350.00',
    priceMax: null,
    location: 'Ponce, Sur',
    images: [photo],
    thumbnails: [photo.replace('uploads', 'thumbnails')],
    contactEmail: null,
    contactPhone: null,
    isFeatured: false,
    isActive: true,
    isHidden: false,
    status: 'active',
    views: 0,
    viewsToday: 0,
    clicks: 0,
    messages: 0,
    condition: 'bueno',
    latitude: null,
    longitude: null,
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
    user: {
      id: 1,
      fullName: 'Ana Rivera',
      username: 'ana',
      isVerified: false,
      hasProBadge: false,
      allowPhoneContact: false,
      profileImageUrl: null,
    },
    ...changes,
  }
}
