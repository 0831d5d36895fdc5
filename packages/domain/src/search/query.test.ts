import { expect, test } from 'vitest'
import { PageSearchQuery, SearchQuery } from './query.ts'

const message = (input: unknown) => SearchQuery.safeParse(input).error?.issues[0]?.message

test.each([
  [{ sort: 'mejor' }, 'Orden inválido'],
  [{ sort: ['newest', 'oldest'] }, 'Orden inválido'],
  [{ minPrice: '-1' }, 'Precio mínimo inválido'],
  [{ minPrice: '1e3' }, 'Precio mínimo inválido'],
  [{ minPrice: 'cien' }, 'Precio mínimo inválido'],
  [{ maxPrice: '100000000' }, 'Precio máximo inválido'],
  [{ maxPrice: Number.NaN }, 'Precio máximo inválido'],
  [{ minPrice: 5, maxPrice: 2 }, 'El precio mínimo no puede ser mayor que el máximo'],
  [{ condition: 'roto' }, 'Condición inválida'],
  [{ radius: '5000', location: 'Ponce' }, 'El radio va de 1 a 100 km'],
  [{ radius: '0' }, 'El radio va de 1 a 100 km'],
  [{ limit: '0' }, 'limit va de 1 a 100'],
  [{ limit: '101' }, 'limit va de 1 a 100'],
  [{ limit: '2.5' }, 'limit va de 1 a 100'],
  [{ limit: 'x' }, 'limit va de 1 a 100'],
  [{ lat: '91', lng: '0' }, 'Latitud inválida'],
  [{ cursor: 'con espacio' }, 'Cursor inválido'],
  [{ featured: 'quizás' }, 'featured debe ser true o false'],
  [{ search: 'con \u0000' }, 'El texto contiene caracteres no válidos'],
  [{ search: 'medio \ud83d' }, 'El texto contiene caracteres no válidos'],
  [{ search: 'ñ'.repeat(3000) }, 'Usa 200 caracteres o menos'],
  [{ location: '\u0000' }, 'El texto contiene caracteres no válidos'],
])('%j is refused', (input, text) => {
  expect(message(input)).toBe(text)
})

test.each([
  [{}, {}],
  [{ category: 'all', location: 'all', condition: 'all', sort: 'all' }, {}],
  [
    {
      q: '',
      category: '',
      location: '',
      condition: '',
      sort: '',
      radius: '',
      limit: '',
      cursor: '',
    },
    {},
  ],
  [{ category: 'All', desconocido: 'x' }, {}],
  [{ search: ' nevera  lg ' }, { search: 'nevera lg' }],
  [{ q: 'all' }, { search: 'all' }],
  [{ q: 'guagua' }, { search: 'guagua' }],
  [{ q: 'guagua', search: 'nevera' }, { search: 'nevera' }],
  [{ category: '4' }, { category: '4' }],
  [{ category: 4 }, { category: '4' }],
  [{ category: 'all', categorySlug: 'moda' }, { category: 'moda' }],
  [
    { minPrice: '200', maxPrice: '500.50' },
    { minPrice: 200, maxPrice: 500.5 },
  ],
  [{ minPrice: 0 }, { minPrice: 0 }],
  [
    { lat: '18.39', lng: '-66.06', radius: '10' },
    { lat: 18.39, lng: -66.06, radius: 10 },
  ],
  [
    { featured: 'true', literal: '1' },
    { featured: true, literal: true },
  ],
  [{ featured: false }, { featured: false }],
  [
    { sort: 'price-low', condition: 'como_nuevo' },
    { sort: 'price-low', condition: 'como_nuevo' },
  ],
])('%j becomes %j', (input, query) => {
  expect(JSON.parse(JSON.stringify(SearchQuery.parse(input)))).toEqual({ limit: 20, ...query })
})

test('the limit goes from 1 to 100', () => {
  expect([
    SearchQuery.parse({ limit: '1' }).limit,
    SearchQuery.parse({ limit: 100 }).limit,
  ]).toEqual([1, 100])
})

test('an attribute that cannot be read is refused in a call and asks nothing in an address', () => {
  const asked = { year: 'viejo', transmission: 'rota', rooms: '3-', make: 'Toyota' }
  expect(message(asked)).toBe('Año: valor inválido')
  expect(PageSearchQuery.parse(asked).attributes).toEqual({ rooms: '3-', make: 'Toyota' })
  for (const make of ['Toy\u0000ta', 'T'.repeat(300)]) {
    expect(PageSearchQuery.parse({ make }).attributes).toBeUndefined()
  }
  expect(PageSearchQuery.safeParse({ minPrice: 5, maxPrice: 2 }).success).toBe(false)
})
