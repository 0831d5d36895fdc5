import { cardOf, type ListingCard } from '@wepa/domain/listings/card'
import { makeListing } from '@wepa/domain/test/make-listing'
import { expect, test } from 'vitest'
import { pageHead } from '../../lib/head/head.ts'
import { schemaProblems } from '../../lib/head/schema-org.ts'
import { readPreview } from './category-preview.ts'

const site = { origin: 'https://wepa.test', renderedAt: '2026-11-01T12:00:00.000Z' }
const category = {
  id: 2,
  name: 'Vehículos',
  slug: 'vehiculos',
  icon: 'car',
  description: 'Carros y guaguas',
  isActive: true,
  listingCount: 1,
}

test('a category without ads lists none', () => {
  const { jsonLd } = readPreview(category, site, [])
  expect(jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }])
  expect(jsonLd).toHaveLength(1)
})

test('a category names its ads in their order, and is whole in the words of schema.org', () => {
  const preview = readPreview(category, site, [card(9, 'Guagua'), card(4, 'Motora')])
  expect(schemaProblems(preview.jsonLd)).toEqual([])
  expect(preview.jsonLd?.[1]).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Guagua', url: 'https://wepa.test/listing/9' },
      { position: 2, name: 'Motora' },
    ],
  })
  expect(pageHead({ site, title: '', description: '', path: '/x', preview }).links).toContainEqual({
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Vehículos: lo más reciente',
    href: '/category/vehiculos/rss.xml',
  })
  expect(preview.image?.path).toMatch(/^\/preview\/category\/vehiculos-\w+\.jpg$/)
})

function card(id: number, title: string): ListingCard {
  return cardOf(makeListing({ id, title, images: [], thumbnails: [], category }))
}
