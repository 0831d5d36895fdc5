import type { PublicProfile } from '@wepa/domain/people/user'
import { expect, test } from 'vitest'
import { schemaProblems } from '../../lib/head/schema-org.ts'
import { sellerHead } from './seller-head.ts'
import { readPreview } from './seller-preview.ts'

const site = { origin: 'https://wepa.pr', renderedAt: '2026-11-21T15:00:00Z' }
const profile: PublicProfile = {
  id: 7,
  fullName: 'Ana Colón',
  username: 'ana',
  isVerified: false,
  hasProBadge: false,
  allowPhoneContact: false,
  profileImageUrl: '/uploads/0123456789abcdef.webp',
  bio: 'Trato\nhonesto.',
  location: 'Ponce, Sur',
  sellerRating: '0.00',
  buyerRating: '0.00',
  totalSales: 0,
  verificationLevel: 0,
  business: null,
  createdAt: '2026-01-05T15:00:00.000Z',
}
const business = {
  name: 'Caobas de Ana',
  category: 'Mueblería',
  description: null,
  address: 'Calle Luna 3, Ponce',
  phone: null,
  website: 'https://caoba.example',
  hours: null,
  license: null,
  isVerified: false,
}

test('a person without an active ad is not indexed', () => {
  expect(sellerHead({ profile, hasListings: false, site }).isIndexed).toBe(false)
  expect(sellerHead({ profile, hasListings: true, site }).isIndexed).toBe(true)
})

test('a person is found under their name and place', () => {
  const head = sellerHead({ profile, hasListings: true, site })
  expect(head.title).toBe('Ana Colón en Ponce')
  expect(head.description).toBe('Anuncios y calificaciones de Ana Colón. Trato honesto.')
  expect(head.path).toBe('/seller/7')
  expect(readPreview(profile, site).jsonLd?.[0]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Ana Colón',
      url: 'https://wepa.pr/seller/7',
      image: 'https://wepa.pr/uploads/0123456789abcdef.webp',
    },
  })
})

test('a business is found under its own name, and says only what it has', () => {
  const profileOfBusiness = { ...profile, business }
  const head = sellerHead({ profile: profileOfBusiness, hasListings: true, site })
  expect(head.title).toBe('Caobas de Ana en Ponce')
  const [page] = readPreview(profileOfBusiness, site).jsonLd ?? []
  expect(page).toMatchObject({
    mainEntity: {
      '@type': 'LocalBusiness',
      name: 'Caobas de Ana',
      address: { streetAddress: 'Calle Luna 3, Ponce' },
      sameAs: 'https://caoba.example',
    },
  })
  expect(JSON.stringify(page)).not.toMatch(/telephone|description/)
})

test('what is written in the words of schema.org is whole', () => {
  for (const own of [null, business, { ...business, address: null }]) {
    expect(schemaProblems(readPreview({ ...profile, business: own }, site).jsonLd)).toEqual([])
  }
})
