import { expect, test } from 'vitest'
import {
  type CountedGroup,
  hideSmallGroups,
  listFunnel,
  periodOf,
  sumFunnel,
} from './business-analytics.ts'
import { AnalyticsQuery } from './business-analytics-schema.ts'

const group = (
  name: string | null,
  [views, conversations, sales]: [number, number, number],
  kind: CountedGroup['kind'] = 'named',
): CountedGroup => ({ kind, name, views, conversations, sales })

test('only the three periods can be asked for, as text too', () => {
  expect(AnalyticsQuery.safeParse({ days: 8 }).success).toBe(false)
  expect(AnalyticsQuery.safeParse({ days: 'x' }).success).toBe(false)
  expect(AnalyticsQuery.parse({ days: '90' })).toEqual({ days: 90 })
  expect(AnalyticsQuery.parse({})).toEqual({ days: 30 })
})

test('a period ends today and begins at midnight in Puerto Rico', () => {
  // Still the 21st there.
  const now = new Date('2026-11-22T03:59:00Z')
  expect(periodOf(now, 7)).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
    since: new Date('2026-11-15T04:00:00Z'),
  })
})

test('groups are added up by name, the one with most first', () => {
  const listed = listFunnel([
    group('Ponce', [4, 1, 0]),
    group(null, [90, 0, 0], 'unknown'),
    group('Caguas', [8, 4, 1]),
    group('Ponce', [6, 0, 0]),
  ])
  expect(listed.map(({ name, views }) => [name, views])).toEqual([
    ['Ponce', 10],
    ['Caguas', 8],
    [null, 90],
  ])
  expect(listed[1]).toMatchObject({ conversationRate: '50.0', saleRate: '25.0' })
  expect(listed[0]).toMatchObject({ conversationRate: '10.0', saleRate: '0.0' })
  expect(listed[2]).toMatchObject({ conversationRate: '0.0', saleRate: null })
})

test('a town below three in every step loses its name, one with three in any keeps it', () => {
  const hidden = hideSmallGroups(
    [group('Vieques', [2, 2, 2]), group('Culebra', [1, 0, 0]), group('Lares', [0, 3, 0])],
    3,
  )
  expect(listFunnel(hidden)).toMatchObject([
    { kind: 'named', name: 'Lares', conversations: 3, conversationRate: null },
    { kind: 'others', name: null, views: 3, conversations: 2, sales: 2 },
  ])
})

test('ads that are gone count in the sums and not in the rates', () => {
  const sum = sumFunnel([group('Hogar', [10, 2, 1]), group(null, [0, 4, 4], 'deleted')])
  expect(sum).toMatchObject({ views: 10, conversations: 6, sales: 5 })
  expect(sum).toMatchObject({ conversationRate: '20.0', saleRate: '50.0' })
})
