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
  expect(labels({}, 'hogar-jardin')).toEqual(['Nuevo', 'Como nuevo', 'Hasta $100', 'Hasta $500'])
  expect(labels({ intent: 'vendo', rooms: '1-' }, 'bienes-raices')).toEqual([
    'Hasta $1,000',
    'Hasta $150,000',
  ])
  expect(labels({}, 'empleos')).toEqual(['Tiempo completo', 'Tiempo parcial', 'Remoto: sí'])
})

test("begins with the category's own, without what is asked for already", () => {
  expect(labels({}, 'vehiculos').slice(0, 5)).toEqual([
    'Toyota',
    'Honda',
    'Hyundai',
    'Desde 2015',
    'Desde 2020',
  ])
  expect(labels({ make: 'Kia' }, 'vehiculos')[0]).toBe('Desde 2015')
  expect(labels({}, 'bienes-raices').slice(0, 3)).toEqual([
    'Para alquilar',
    'En venta',
    '2 cuartos o más',
  ])
  expect(labels({}, 'servicios')[0]).toBe('Plomero')
})

test('whatever is offered is a filter of the address', () => {
  for (const { slug } of CATEGORIES) {
    for (const { adds } of quickFilters({}, slug)) {
      expect(Object.keys(changeAddress({}, adds))).toHaveLength(1)
    }
  }
})
