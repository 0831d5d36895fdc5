// What stands on the picture of an ad in each state.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ListingBadges, PaidPlaceMark } from './listing-badges.tsx'

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

const day = 86_400_000

it.each([
  ['basic', 1, 'badge badge-paid badge-basic'],
  ['premium', 1, 'badge badge-paid badge-premium'],
  ['spotlight', 1, 'badge badge-paid badge-spotlight'],
  ['spotlight', -1, undefined],
] as const)('a place %s of which %i days are left looks like: %s', (featuredPlan, days, look) => {
  const featuredExpiresAt = new Date(Date.now() + days * day).toISOString()
  const listing = { status: 'active', isFeatured: true, featuredExpiresAt, featuredPlan } as const
  const html = renderToStaticMarkup(createElement(PaidPlaceMark, { listing }))
  expect(html).toBe(look ? `<p class="${look}">Destacado</p>` : '')
})

it('a card that a device kept from before carries the plain mark', () => {
  const featuredExpiresAt = new Date(Date.now() + day).toISOString()
  const listing = { status: 'active', isFeatured: true, featuredExpiresAt } as const
  const html = renderToStaticMarkup(createElement(PaidPlaceMark, { listing }))
  expect(html).toContain('badge badge-paid')
  expect(html).not.toMatch(/badge-(premium|spotlight)/)
})
