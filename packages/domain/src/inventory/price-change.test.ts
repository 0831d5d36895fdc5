import { expect, test } from 'vitest'
import { changedPrice } from './price-change.ts'

test.each([
  ['Negociable'],
  ['$50-75'],
  ['2 por $5'],
  ['150k'],
  ['$1.5 mil'],
  ['10% menos'],
  ['787-555-0123'],
  [null],
  [''],
])('%s is no amount that can be changed', (price) => {
  expect(changedPrice(price, { by: 'percent', value: -10 })).toBeUndefined()
})

test.each([
  ['$100', { by: 'amount', value: -100 } as const],
  ['$100', { by: 'percent', value: -100 } as const],
  ['$99,999,999', { by: 'amount', value: 1 } as const],
])('%s cannot be changed by %o', (price, change) => {
  expect(changedPrice(price, change)).toBeUndefined()
})

test.each([
  ['$1,200', { by: 'percent', value: -10 } as const, '$1,080'],
  ['8995', { by: 'percent', value: -5 } as const, '$8,545'],
  ['$19.99', { by: 'percent', value: 10 } as const, '$21.99'],
  ['$100', { by: 'amount', value: -5 } as const, '$95'],
  ['$100', { by: 'amount', value: 0.5 } as const, '$100.50'],
  ['1.500', { by: 'amount', value: 500 } as const, '$2,000'],
  ['$725 al mes', { by: 'percent', value: 10 } as const, '$798 al mes'],
  ['desde 100', { by: 'amount', value: -10 } as const, 'desde $90'],
  ['$1,200 OMO', { by: 'amount', value: -200 } as const, '$1,000 OMO'],
  ['$0.99', { by: 'amount', value: 0.01 } as const, '$1'],
])('%s changed by %o is %s', (price, change, changed) => {
  expect(changedPrice(price, change)).toBe(changed)
})
