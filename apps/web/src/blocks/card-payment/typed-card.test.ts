import { expect, test } from 'vitest'
import { expiryOf, expiryParts, numberOf, typedErrors } from './typed-card.ts'

test('a number is shown in groups of four, however it came', () => {
  expect(numberOf('42424242')).toBe('4242 4242')
  expect(numberOf('4242-4242 4242x4242')).toBe('4242 4242 4242 4242')
})

test('the slash of the expiry comes and goes by itself', () => {
  expect(expiryOf('1', '')).toBe('1')
  expect(expiryOf('12', '1')).toBe('12 / ')
  expect(expiryOf('7', '')).toBe('07 / ')
  expect(expiryOf('12 /', '12 / ')).toBe('1')
  expect(expiryOf('12/2030', '')).toBe('12 / 20')
  expect(expiryParts('07 / 31')).toEqual({ month: 7, year: 2031 })
})

test('what is missing is said at its field', () => {
  expect(Object.keys(typedErrors({ number: '4242', expiry: '13 / 30', cvc: '1' }))).toEqual([
    'number',
    'expiry',
    'cvc',
  ])
  expect(typedErrors({ number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' })).toEqual({})
})
