import type { Listing } from '@wepa/domain/listing'
import { expect, test } from 'vitest'
import { browseListings } from './home-listings.ts'

const listings = (from: number, count: number): Listing[] =>
  Array.from({ length: count }, (_, index) => listing(from + index))

const ids = (found: Listing[]) => found.map(({ id }) => id)

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

function listing(id: number): Listing {
  const at = '2026-11-01T12:00:00.000Z'
  return {
    id,
    userId: 1,
    categoryId: 8,
    title: `Anuncio ${id}`,
    description: 'Nítido',
    price: '$100',
    priceNumeric: '100.00',
    priceMax: null,
    location: 'Ponce, Sur',
    images: [],
    thumbnails: [],
    contactEmail: null,
    contactPhone: null,
    isFeatured: false,
    isActive: true,
    status: 'active',
    views: 0,
    viewsToday: 0,
    clicks: 0,
    messages: 0,
    condition: null,
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
  }
}
