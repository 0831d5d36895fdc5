import { expect, test } from 'vitest'
import { deviceOf, fillDays, percentage, sellerRates, trendDates } from './analytics.ts'

test.each([
  [0, 0, '0.0'],
  [3, 0, '0.0'],
  [0, 10, '0.0'],
  [1, 8, '12.5'],
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [10, 10, '100.0'],
])('%d of %d is %s %%', (part, whole, shown) => {
  expect(percentage(part, whole)).toBe(shown)
})

test('conversion is messages per view, CTR clicks per view', () => {
  expect(sellerRates({ views: 200, clicks: 25, messages: 9 })).toEqual({
    conversion: '4.5',
    ctr: '12.5',
  })
})

test('the days of a trend are thirty, end today, and step over the end of a month', () => {
  const dates = trendDates('2026-03-01')
  expect(dates).toHaveLength(30)
  expect([dates[0], dates[28], dates[29]]).toEqual(['2026-01-31', '2026-02-28', '2026-03-01'])
})

test('events fall on their days and types; those outside of the thirty are left out', () => {
  const days = fillDays('2026-11-21', [
    { date: '2026-11-21', type: 'view', count: 4 },
    { date: '2026-11-21', type: 'view', count: 1 },
    { date: '2026-10-23', type: 'message', count: 2 },
    { date: '2026-10-22', type: 'click', count: 9 },
    { date: '2026-11-22', type: 'favorite', count: 9 },
  ])
  expect(days).toHaveLength(30)
  expect(days[29]).toEqual({
    date: '2026-11-21',
    views: 5,
    clicks: 0,
    messages: 0,
    favorites: 0,
  })
  expect(days[0]).toMatchObject({ date: '2026-10-23', messages: 2 })
  expect(days.reduce((sum, day) => sum + day.clicks + day.favorites, 0)).toBe(0)
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'tablet',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148', 'tablet'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'computer',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'computer'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null],
  ['node', null],
  ['', null],
  [null, null],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
