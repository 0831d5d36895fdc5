// The ad of the tests of every package: real in each of its fields, so that a test says only what it is about.
import { mapAttributes } from '../src/listings/attribute-values.ts'
import type { ListingDetail } from '../src/listings/listing-schema.ts'

const publishedAt = '2026-11-01T12:00:00.000Z'

/** An active ad of a visitor's view, with one photo; it also serves where a plain `Listing` is asked for. */
export function makeListing(changes: Partial<ListingDetail> = {}): ListingDetail {
  return {
    id: 7,
    userId: 1,
    categoryId: 8,
    title: 'Nevera Whirlpool',
    description: 'Casi nueva.',
    price: '$350',
    priceNumeric: '350.00',
    priceMax: null,
    location: 'Ponce, Sur',
    images: ['/uploads/1111111111111111.webp'],
    thumbnails: ['/thumbnails/1111111111111111.webp'],
    contactEmail: null,
    contactPhone: null,
    ...mapAttributes(() => null),
    isActive: true,
    isHidden: false,
    status: 'active',
    latitude: null,
    longitude: null,
    tags: [],
    views: 0,
    viewsToday: 0,
    clicks: 0,
    messages: 0,
    isFeatured: false,
    featuredExpiresAt: null,
    featuredPlan: null,
    featuredPaymentId: null,
    isPromoted: false,
    promotedUntil: null,
    boostLevel: 0,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    expiresAt: '2026-12-31T12:00:00.000Z',
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
