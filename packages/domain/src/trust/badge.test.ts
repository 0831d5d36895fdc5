import { expect, test } from 'vitest'
import { badgeCount, cardBadges, isPaidPlace } from './badge.ts'

const now = new Date('2026-11-21T16:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
type Rest = Partial<{
  age: number
  viewsToday: number
  isFeatured: boolean
  status: 'active' | 'pending' | 'sold'
}>
const ad = (rest: Rest) => ({
  status: rest.status ?? 'active',
  createdAt: hoursAgo(rest.age ?? 48),
  viewsToday: rest.viewsToday ?? 0,
  isFeatured: rest.isFeatured ?? false,
})

test.each([
  ['an ordinary ad', {}, []],
  ['1 h 59 min', { age: 1.98 }, ['Recién publicado']],
  ['exactly 2 h', { age: 2 }, ['Publicado hoy']],
  ['23 h', { age: 23.9 }, ['Publicado hoy']],
  ['exactly 24 h', { age: 24 }, []],
  ['20 views', { viewsToday: 20 }, []],
  ['21 views', { viewsToday: 21 }, ['Muy solicitado']],
  ['50 views', { viewsToday: 50 }, ['Muy solicitado']],
  ['51 views', { viewsToday: 51 }, ['51+ vistas hoy']],
  ['featured', { isFeatured: true }, ['Optimizado con IA']],
  ['new and featured', { age: 1, isFeatured: true }, ['Recién publicado', 'Optimizado con IA']],
  [
    'a pending sale',
    { age: 1, isFeatured: true, status: 'pending' },
    ['Recién publicado', 'Optimizado con IA'],
  ],
  ['sold', { age: 1, viewsToday: 99, isFeatured: true, status: 'sold' }, []],
  [
    'everything at once shows two',
    { age: 1, viewsToday: 99, isFeatured: true },
    ['Recién publicado', '99+ vistas hoy'],
  ],
] satisfies [string, Rest, string[]][])('%s carries the badges due', (_, rest, labels) => {
  expect(cardBadges(ad(rest), now).map((badge) => badge.label)).toEqual(labels)
})

test.each([
  ['active', false, null, false],
  ['active', false, hoursAgo(-1), false],
  ['active', true, hoursAgo(1), false],
  ['active', true, hoursAgo(-1), true],
  ['pending', true, hoursAgo(-1), true],
  ['sold', true, hoursAgo(-1), false],
  ['active', true, null, true],
] as const)(
  '%s, featured %s until %s is a paid place: %s',
  (status, isFeatured, featuredExpiresAt, is) => {
    expect(isPaidPlace({ status, isFeatured, featuredExpiresAt }, now)).toBe(is)
  },
)

test.each([
  [0, null],
  [-3, null],
  [Number.NaN, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('a count of %d shows %j', (count, shown) => {
  expect(badgeCount(count)).toBe(shown)
})
