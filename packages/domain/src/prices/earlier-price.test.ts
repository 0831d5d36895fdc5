import { describe, expect, test } from 'vitest'
import {
  type AskedPrice,
  findEarlierPrice,
  findLowering,
  hasComparedPrice,
  isWorthTelling,
} from './earlier-price.ts'

const DAY = 86_400_000
const now = new Date('2026-06-30T12:00:00.000Z')
const daysAgo = (days: number) => now.getTime() - days * DAY

/** '40 $500 | 9 $500 off | 2 $450': how many days ago, what was asked, and 'off' where nobody could see it. */
function history(told: string, categoryId = 4): AskedPrice[] {
  const steps = told === '' ? [] : told.split(' | ')
  return steps.map((step) => {
    const [, days, price = '', off] = /^(\S+) ?(.*?)( off)?$/.exec(step) ?? []
    return {
      since: new Date(daysAgo(Number(days))).toISOString(),
      price: price === '' ? null : price,
      categoryId,
      isPublic: !off,
    }
  })
}

const earlier = (told: string) => findEarlierPrice(history(told), now)?.amount

describe('no earlier price', () => {
  test.each([
    ['of an ad without a history', ''],
    ['of one price', '40 $500'],
    ['of a price that went up', '40 $450 | 2 $500'],
    ['that stood two days', '4 $500 | 2 $450'],
    ['that stood three days less a minute', '4.999 $500 | 2 $450'],
    ['that stood three days with a break', '6 $500 | 4 $500 off | 3.9 $500 | 2 $450'],
    ['that nobody could see', '30 $500 off | 2 $450'],
    ['14 days after the lowering', '40 $500 | 14 $450'],
    ['after raising it for a day and lowering it back', '40 $500 | 3 $700 | 2 $500'],
    ['after raising it for ten days and lowering it back', '40 $500 | 12 $700 | 2 $500'],
    ['above the lowest of 30 days', '40 $400 | 12 $700 | 2 $450'],
    ['above a price asked for an hour', '40 $500 | 12 $400 | 11.96 $500 | 2 $450'],
    ['that was the lowest and stood for a day', '40 $700 | 12 $480 | 11 $700 | 2 $450'],
    ['of the present one, off for weeks meanwhile', '40 $450 | 20 $450 off | 2 $450'],
    ['once the ad is off', '40 $500 | 3 $450 | 2 $450 off'],
    ['of steps that began 14 days ago', '40 $500 | 14 $499 | 12 $498 | 10 $497'],
    ['of words', '40 Negociable | 2 $450'],
    ['to words', '40 $500 | 2 Negociable'],
    ['to nothing', '40 $500 | 2'],
    ['to a gift', '40 $500 | 2 $0'],
    ['to a range', '40 $500 | 2 $400-450'],
    ['of a range', '40 $500-600 | 2 $450'],
    ['beyond a time without an amount', '40 $500 | 9 A consultar | 2 $450'],
    ['for another time', '40 $500 al mes | 2 $450 a la semana'],
    ['for another number', '40 2 por $5 | 2 3 por $4'],
    ['older than 30 days', '60 $500 | 50 $500 off | 2 $450'],
  ])('%s', (_, told) => {
    expect(earlier(told)).toBeUndefined()
  })

  test('of another category', () => {
    const asked = [...history('40 $500', 4), ...history('2 $20', 7)]
    expect(findEarlierPrice(asked, now)).toBeUndefined()
  })
})

describe('an earlier price', () => {
  test.each([
    ['that stood three days', '5 $500 | 2 $450', '500.00'],
    ['up to the 14th day', '40 $500 | 13.99 $450', '500.00'],
    ['with cents', '40 $19.99 | 2 $15', '19.99'],
    ['with the same words', '40 $1,200 al mes | 2 $1,100 al mes', '1200.00'],
    ['whatever is said of haggling', '40 $500 | 2 $450 O.M.O.', '500.00'],
    ['however it is written', '40 500 | 10 $500.00 | 2 450', '500.00'],
    ['the lowest, also when it is an older one', '40 $500 | 12 $700 | 2 $450', '500.00'],
    ['whatever was lower before 30 days', '60 $400 | 40 $600 | 2 $450', '600.00'],
    ['of each step that stood', '40 $600 | 8 $500 | 2 $450', '500.00'],
    ['before quick steps down', '40 $500 | 3 $480 | 2 $470 | 1 $450', '500.00'],
    ['after one too large by mistake', '40 $500 | 3 $5000 | 2.9 $500 | 1 $450', '500.00'],
    ['of an ad that was off when it was lowered', '20 $500 | 5 $450 off | 2 $450', '500.00'],
    ['of an ad off for an hour since', '20 $500 | 5 $450 | 2 $450 off | 1.9 $450', '500.00'],
  ])('%s', (_, told, amount) => {
    expect(earlier(told)).toBe(amount)
  })

  test.each([
    ['of the lowering', '40 $500 | 5 $450'],
    ['of the first of quick steps', '40 $500 | 5 $480 | 4 $450'],
    ['of the lowering, whatever break the ad had since', '40 $500 | 5 $450 | 4 $450 off | 3 $450'],
  ])('is shown for 14 days from the moment %s', (_, told) => {
    expect(findEarlierPrice(history(told), now)?.until).toEqual(new Date(daysAgo(5 - 14)))
  })
})

describe('a lowering', () => {
  test.each([
    ['a price that was asked before', '40 $500 | 3 $700 | 2 $500'],
    ['one above what was asked for an hour', '40 $500 | 9 $400 | 8.96 $500 | 2 $450'],
    ['a first price', '40 $500'],
    ['an ad that is off', '40 $500 | 2 $450 off'],
    ['words', '40 $500 | 2 Negociable'],
  ])('is not %s', (_, told) => {
    expect(findLowering(history(told), now)).toBeUndefined()
  })

  test('counts from the lowest price, however short it stood, and from its own moment', () => {
    const lowering = findLowering(history('40 $500 | 2 $480 | 1 $450'), now)
    expect(lowering).toEqual({ from: 48_000, to: 45_000, at: daysAgo(1) })
  })

  test.each([
    [50_000, 49_950, false],
    [9900, 9850, false],
    [20_000_000, 19_999_950, false],
    [50_000, 49_900, true],
    [500, 495, true],
    [10_000, 9900, true],
  ])('from %i to %i cents is told: %s', (from, to, isTold) => {
    expect(isWorthTelling({ from, to })).toBe(isTold)
  })
})

test('jobs and what somebody looks for have no price that is compared', () => {
  expect(hasComparedPrice({ categoryId: 3 })).toBe(false)
  expect(hasComparedPrice({ categoryId: 2, attributes: { intent: 'busco' } })).toBe(false)
  expect(hasComparedPrice({ categoryId: 2, attributes: { year: 2015 } })).toBe(true)
})
