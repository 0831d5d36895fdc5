// What stands on the picture of an ad in each state.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ListingBadges } from './listing-badges.tsx'

vi.mock('../../lib/head/site.ts', () => ({ useNow: () => new Date().toISOString() }))

const fresh = { isActive: true, createdAt: new Date().toISOString(), viewsToday: 0 }

function shown(status: 'active' | 'pending' | 'sold', isFeatured: boolean): string[] {
  const listing = { ...fresh, status, isFeatured }
  const html = renderToStaticMarkup(createElement(ListingBadges, { listing }))
  return [...html.matchAll(/<li[^>]*>([^<]*)</g)].map(([, label]) => label ?? '')
}

it.each([
  ['active', true, ['Recién publicado', 'Optimizado con IA']],
  ['pending', true, ['Venta Pendiente', 'Recién publicado', 'Optimizado con IA']],
  ['pending', false, ['Venta Pendiente', 'Recién publicado']],
  ['sold', true, ['Vendido']],
] as const)('%s, featured %s: %j', (status, isFeatured, labels) => {
  expect(shown(status, isFeatured)).toEqual(labels)
})

it('a wanted ad says so before its badges', () => {
  const listing = { ...fresh, status: 'active', isFeatured: false } as const
  const html = renderToStaticMarkup(
    createElement(ListingBadges, { listing: { ...listing, attributes: { intent: 'busco' } } }),
  )
  expect([...html.matchAll(/<li[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Busco',
    'Recién publicado',
  ])
})
