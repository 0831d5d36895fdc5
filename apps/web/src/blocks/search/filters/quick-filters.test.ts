import { CATEGORIES } from '@wepa/domain/listings/category'
import { expect, test } from 'vitest'
import { changeAddress } from '../search-address.ts'
import { quickFilters } from './quick-filters.ts'

const labels = (...asked: Parameters<typeof quickFilters>) =>
  quickFilters(...asked).map(({ label }) => label)

test('offers nothing that is asked for already', () => {
  expect(labels({ condition: 'nuevo', maxPrice: 500 })).toEqual(['Como nuevo', 'Hasta $100'])
})

test('offers the prices of the category, and no condition where nothing is used', () => {
  expect(labels({}, 'vehiculos')).toEqual(['Nuevo', 'Como nuevo', 'Hasta $5,000', 'Hasta $10,000'])
  expect(labels({}, 'bienes-raices')).toEqual(['Hasta $1,000', 'Hasta $150,000'])
  expect(labels({}, 'empleos')).toEqual([])
})

test('whatever is offered is a filter of the address', () => {
  for (const { slug } of CATEGORIES) {
    for (const { adds } of quickFilters({}, slug)) {
      expect(Object.keys(changeAddress({}, adds))).toHaveLength(1)
    }
  }
})
