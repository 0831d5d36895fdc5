import { expect, test } from 'vitest'
import type { SearchAddress } from './search-address.ts'
import { searchName, searchTitle } from './search-title.ts'

test.each<[SearchAddress, string]>([
  [{}, 'Todos los anuncios'],
  [{ location: 'Ponce' }, 'Anuncios en Ponce'],
  [{ q: 'nevera', location: 'Ponce' }, 'nevera en Ponce'],
  [{ q: 'nevera', location: 'Ponce', sort: 'nearest' }, 'nevera cerca de Ponce'],
  [{ location: 'Ponce', sort: 'nearest' }, 'Anuncios cerca de Ponce'],
  [{ location: 'Sur', sort: 'nearest' }, 'Anuncios en Sur'],
  [
    {
      category: 'vehiculos',
      make: 'Toyota',
      model: 'Corolla',
      year: '2010-2018',
      location: 'Ponce',
    },
    'Vehículos: Toyota Corolla 2010 a 2018 en Ponce',
  ],
  [{ category: 'vehiculos', make: 'toyota,honda' }, 'Vehículos: Toyota o Honda'],
  [{ category: 'vehiculos', year: '2015' }, 'Vehículos: 2015'],
  [{ category: 'bienes-raices', intent: 'alquilo', rooms: '3-' }, 'Bienes Raíces: para alquilar'],
  [{ intent: 'busco', make: 'Kia' }, 'Kia'],
])('%j is %s', (address, title) => {
  expect(searchTitle(address)).toBe(title)
})

test('a saved search is called so, with its price', () => {
  expect(searchName({ q: 'nevera', location: 'Ponce', sort: 'nearest' })).toBe('nevera en Ponce')
  expect(searchName({ category: 'vehiculos', make: 'Toyota', maxPrice: 9000 })).toBe(
    'Vehículos: Toyota, hasta $9,000',
  )
})
