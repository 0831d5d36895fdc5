import { describe, expect, test } from 'vitest'
import { OfferInput, offerMoney, offerSteps, offerText } from './offer.ts'

describe('an amount that somebody types', () => {
  test.each([
    '',
    ' ',
    'nada',
    '0',
    '$0.00',
    '100-200',
    '2 por $5',
    '-5',
    '787-555-0142',
    '1e9',
    '999999999',
  ])('%j is refused', (amount) => {
    expect(OfferInput.safeParse({ amount }).success).toBe(false)
  })

  test.each([
    ['450', '450.00'],
    ['$1,200', '1200.00'],
    ['450.50', '450.50'],
    [' $ 80 ', '80.00'],
    ['12k', '12000.00'],
  ])('%j is %s', (typed, amount) => {
    expect(OfferInput.parse({ amount: typed }).amount).toBe(amount)
  })
})

test.each([
  ['8995.00', [8500, 8000, 7600]],
  ['450.00', [420, 400, 380]],
  ['100.00', [90, 80, 70]],
  ['10.00', [9, 8, 7]],
  ['2.00', [1]],
  ['1.00', []],
  ['185000.00', [175000, 166000, 157000]],
])('below %s one may offer %j', (price, steps) => {
  expect(offerSteps(price)).toEqual(steps)
})

test('amounts read as money', () => {
  expect([offerMoney('1200.00'), offerMoney('450.50')]).toEqual(['$1,200', '$450.50'])
  expect(offerText('450.00')).toBe('Ofrezco $450.')
})
