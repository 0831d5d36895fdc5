import { makeListing } from '@wepa/domain/test/make-listing'
import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const car = (attributes: object, price = '$8,995') => makeListing({ attributes, price })
const labels = (...ads: Parameters<typeof compareRows>[0]) =>
  compareRows(ads).map(({ label }) => label)

test('of what no ad says there is no row', () => {
  expect(labels(car({}), car({}))).toEqual(['Precio', 'Pueblo'])
  expect(compareRows([]).every(({ isSame }) => isSame)).toBe(true)
})

test('each attribute that any has is a row, in the order of the table, with nothing where an ad says nothing', () => {
  const rows = compareRows([car({ miles: 95_000, make: 'Toyota' }), car({ make: 'Toyota' })])
  expect(rows.slice(2)).toEqual([
    { label: 'Marca', texts: ['Toyota', 'Toyota'], isSame: true },
    { label: 'Millaje', texts: ['95,000 millas', undefined], isSame: false },
  ])
})

test('an ad that is not here makes no difference', () => {
  const [price] = compareRows([car({}), undefined, car({})])
  expect(price).toEqual({ label: 'Precio', texts: ['$8,995', undefined, '$8,995'], isSame: true })
  expect(compareRows([car({}), car({}, '$9,000')])[0]?.isSame).toBe(false)
})
