import { expect, test } from 'vitest'
import { compareDays, lastSpotlight, sumDays } from './place-report.ts'
import { comparisonWords, figure, periodWords } from './report-words.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))
const place = (plan: string, from: number, to: number) => ({
  plan,
  startsAt: day(from),
  endsAt: day(to),
})
const now = day(20)

test.each([
  ['no place at all', [], null],
  ['another one', [place('premium', 1, 15)], null],
  ['one that begins later', [place('spotlight', 21, 30)], null],
  ['an older one, before another', [place('spotlight', 1, 5), place('basic', 10, 17)], null],
  ['one that runs', [place('spotlight', 10, 25)], [10, 25]],
  ['one that has ended', [place('spotlight', 1, 15)], [1, 15]],
  ['two without a gap', [place('spotlight', 1, 8), place('basic', 8, 15)], [1, 15]],
  ['the better one later', [place('basic', 1, 8), place('spotlight', 8, 15)], [1, 15]],
  ['the second of two with a gap', [place('spotlight', 9, 15), place('spotlight', 1, 8)], [9, 15]],
] as const)('the Spotlight place of an ad with %s', (_, bought, expected) => {
  const found = lastSpotlight(bought, now)
  expect(found).toEqual(expected && { startsAt: day(expected[0]), endsAt: day(expected[1]) })
})

test('the days of a place are whole, and their sums count nothing outside of them', () => {
  const counted = [
    { date: '2026-10-31', type: 'view', count: 99 },
    { date: '2026-11-01', type: 'view', count: 4 },
    { date: '2026-11-01', type: 'favorite', count: 1 },
    { date: '2026-11-03', type: 'view', count: 2 },
  ] as const
  const summed = sumDays('2026-11-01', '2026-11-03', counted)
  expect(summed).toMatchObject({ views: 6, clicks: 0, messages: 0, favorites: 1 })
  expect(summed.days.map(({ date, views }) => [date, views])).toEqual([
    ['2026-11-01', 4],
    ['2026-11-02', 0],
    ['2026-11-03', 2],
  ])
  expect(sumDays('2026-11-01', '2026-11-01', []).days).toHaveLength(1)
})

test('others are compared from 30 ads on', () => {
  const own = { views: 60, clicks: 6, messages: 3, favorites: 0 }
  const counted = [
    { type: 'view', count: 450 },
    { type: 'click', count: 45 },
  ] as const
  expect(compareDays(own, { ads: 29, counted }, 10)).toBeNull()
  expect(compareDays(own, { ads: 30, counted }, 0)).toBeNull()
  expect(compareDays(own, { ads: 30, counted }, 10)).toEqual({
    ads: 30,
    own: { views: '6.0', clicks: '0.6', messages: '0.3', favorites: '0.0' },
    others: { views: '1.5', clicks: '0.1', messages: '0.0', favorites: '0.0' },
  })
})

test('words say the period, the numbers and how many stand behind the comparison', () => {
  expect(periodWords({ from: '2026-11-01', to: '2026-11-30' })).toBe(
    'Del 1 de noviembre de 2026 al 30 de noviembre de 2026',
  )
  expect(periodWords({ from: '2026-11-01', to: '2026-11-01' })).toBe('El 1 de noviembre de 2026')
  expect([0, 999, 1000, 1234567].map(figure)).toEqual(['0', '999', '1,000', '1,234,567'])
})

test('without a comparison its words say so', () => {
  const report = sumDays('2026-11-01', '2026-11-01', [])
  const rest = {
    listing: { id: 7, title: 'Nevera' },
    startsAt: '2026-11-01T12:00:00.000Z',
    endsAt: '2026-11-01T13:00:00.000Z',
    ...{ isOver: true, isSold: false, returned: 0, sources: [], from: '', to: '' },
  }
  expect(comparisonWords({ ...report, ...rest, comparison: null })).toMatch(/muy pocos anuncios/)
  const averages = { views: '1.0', clicks: '0.0', messages: '0.0', favorites: '0.0' }
  const comparison = { ads: 1204, own: averages, others: averages }
  expect(comparisonWords({ ...report, ...rest, comparison })).toMatch(/1,204 anuncios de otras/)
})
