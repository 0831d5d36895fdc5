import { expect, it } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const now = new Date('2025-01-07T16:00:00Z')
const at = (...times: string[]) => times.map((createdAt) => ({ createdAt }))

it('cuts a list into days as they are counted in Puerto Rico', () => {
  const items = at(
    '2025-01-07T15:59:00Z',
    // Midnight on the island is at four in UTC.
    '2025-01-07T04:00:00Z',
    '2025-01-07T03:59:00Z',
    '2025-01-06T04:00:00Z',
    '2025-01-05T12:00:00Z',
    '2024-12-31T12:00:00Z',
  )
  expect(groupByDay(items, now).map(({ name, items }) => [name, items.length])).toEqual([
    ['Hoy', 2],
    ['Ayer', 2],
    ['5 de enero de 2025', 1],
    ['31 de diciembre de 2024', 1],
  ])
})

it('keeps the order, and takes a time that is still to come for today', () => {
  const items = at('2025-01-08T16:00:00Z', '2025-01-07T10:00:00Z')
  expect(groupByDay(items, now)).toEqual([{ name: 'Hoy', items }])
  expect(groupByDay([], now)).toEqual([])
})
