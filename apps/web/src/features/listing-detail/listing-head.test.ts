import { CONDITION_LABELS } from '@wepa/domain/listings/condition'
import { LISTING_STATUSES } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { PublicProfile } from '@wepa/domain/people/user'
import { makeListing } from '@wepa/domain/test/make-listing'
import { expect, test } from 'vitest'
import type { PageHead } from '../../lib/head/head.ts'
import { schemaProblems } from '../../lib/head/schema-org.ts'
import { listingHead } from './listing-head.ts'

const site = { origin: 'https://wepa.test', renderedAt: '2026-11-01T12:00:00.000Z' }
const photo = `/uploads/${'a'.repeat(32)}.webp`

test('an ad without a price makes no offer, and so is no product but a page', () => {
  const head = listingHead(listing({ price: 'Negociable', priceNumeric: null, images: [] }), site)
  expect(head.preloadImage).toBeUndefined()
  expect(thing(head)).toMatchObject({ '@type': 'ItemPage' })
  expect(thing(head)).not.toHaveProperty('offers')
})

test('a picture in a data URL is named nowhere', () => {
  const head = listingHead(listing({ images: ['data:image/png;base64,AAAA'] }), site)
  expect(JSON.stringify(head.preview)).not.toContain('data:')
})

test('a sold ad says so first, and is sold out', () => {
  const head = listingHead(listing({ status: 'sold' }), site)
  expect(head.title).toBe('Vendido: Nevera Whirlpool, $350 en Ponce')
  expect(head.description).toMatch(/^Vendido: \$350 en Ponce\./)
  expect(thing(head)).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut', price: '350.00', priceCurrency: 'USD' },
  })
})

test('title, description and picture say what it is, what it costs and where', () => {
  const head = listingHead(listing({ description: `Casi nueva.\n${'x'.repeat(300)}` }), site)
  expect(head.title).toBe('Nevera Whirlpool, $350 en Ponce')
  expect(head.description).toBe(`$350 en Ponce. Casi nueva. ${'x'.repeat(138)}`)
  expect(head.path).toBe('/listing/7')
  expect(head.preview).toMatchObject({
    type: 'product',
    image: {
      path: expect.stringMatching(/^\/preview\/listing\/7-\w+\.jpg$/),
      type: 'image/jpeg',
      width: 1200,
      height: 630,
      alt: 'Nevera Whirlpool, $350, Ponce.',
    },
  })
  expect(head.preloadImage?.href).toBe(`/thumbnails/${'a'.repeat(32)}.avif`)
})

test.each([
  ['nuevo', 'NewCondition'],
  ['como_nuevo', 'UsedCondition'],
  ['bueno', 'UsedCondition'],
  ['regular', 'UsedCondition'],
] as const)('what is %s is in %s', (condition, name) => {
  expect(thing(listingHead(listing({ condition }), site))).toMatchObject({
    '@type': 'Product',
    offers: { itemCondition: `https://schema.org/${name}` },
    additionalProperty: { value: CONDITION_LABELS[condition] },
  })
})

test('a service is no product, and a job only one where a business hires', () => {
  const service = listing({ category: { name: 'Servicios', icon: 'wrench', slug: 'servicios' } })
  const job = listing({ category: { name: 'Empleos', icon: 'briefcase', slug: 'empleos' } })
  expect(listingHead(service, site).preview).toMatchObject({ type: 'article' })
  expect(thing(listingHead(service, site))).toMatchObject({ '@type': 'Service' })
  expect(thing(listingHead(job, site))).toMatchObject({ '@type': 'ItemPage' })
  expect(thing(listingHead(job, site, seller(null)))).toMatchObject({ '@type': 'ItemPage' })
  expect(thing(listingHead(job, site, seller('Ferretería Rivera')))).toMatchObject({
    '@type': 'JobPosting',
    hiringOrganization: { name: 'Ferretería Rivera' },
    jobLocation: { address: { addressLocality: 'Ponce' } },
  })
  const gone = { ...job, status: 'sold' } as const
  expect(thing(listingHead(gone, site, seller('Ferretería Rivera')))).toMatchObject({
    '@type': 'ItemPage',
  })
})

test('what is written in the words of schema.org is whole, for every kind of ad', () => {
  const kinds = ['hogar-jardin', 'empleos', 'servicios'].flatMap((slug) =>
    [null, '350.00'].flatMap((priceNumeric) =>
      LISTING_STATUSES.map((status) => ({ slug, priceNumeric, status })),
    ),
  )
  for (const { slug, priceNumeric, status } of kinds) {
    const category = { name: 'Una', icon: 'sofa', slug }
    for (const location of [null, 'Ponce, Sur', 'Urb. X, Caguas']) {
      const ad = listing({ category, priceNumeric, status, location, priceMax: '400.00' })
      const { preview } = listingHead(ad, site, seller('Ferretería'))
      expect(preview && schemaProblems(preview.jsonLd)).toEqual([])
    }
  }
})

function thing(head: PageHead): object | undefined {
  return head.preview ? head.preview.jsonLd?.[0] : undefined
}

function seller(business: string | null): PublicProfile {
  const at = '2026-11-01T12:00:00.000Z'
  return {
    id: 1,
    fullName: 'Ana Rivera',
    username: 'ana',
    isVerified: false,
    hasProBadge: false,
    allowPhoneContact: false,
    profileImageUrl: null,
    bio: null,
    location: null,
    sellerRating: '0.00',
    buyerRating: '0.00',
    totalSales: 0,
    verificationLevel: 0,
    createdAt: at,
    business: business === null ? null : { ...noBusiness, name: business },
  }
}

const noBusiness = {
  name: null,
  category: null,
  description: null,
  address: null,
  phone: null,
  website: null,
  hours: null,
  license: null,
  isVerified: false,
}

function listing(changes: Partial<ListingDetail>): ListingDetail {
  return makeListing({
    price: '350',
    description: 'Casi nueva',
    condition: 'bueno',
    images: [photo],
    thumbnails: [photo.replace('uploads', 'thumbnails')],
    ...changes,
  })
}
