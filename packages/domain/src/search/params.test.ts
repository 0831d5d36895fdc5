import { expect, test } from 'vitest'
import { readSearchParams, searchPath, writeSearchParams } from './params.ts'
import { SearchQuery } from './query.ts'

test.each([
  [{}, {}],
  [{ desconocido: '1', utm_source: 'x' }, {}],
  [{ category: 'all', location: 'all', sort: 'all', condition: 'all' }, {}],
  [{ q: '  ', category: '', location: '' }, {}],
  [{ location: 'Toda la isla' }, {}],
  [{ sort: 'mejor', condition: 'roto', radius: '5000', minPrice: '-1', maxPrice: 'x' }, {}],
  [{ q: null, category: {}, sort: undefined, minPrice: [] }, {}],
  [{ q: '\u0000' }, {}],
  [{ q: 'a\u0000b\ud83d' }, { search: 'ab' }],
])('%j reads as nothing that could fail', (raw, filters) => {
  expect(readSearchParams(raw)).toEqual(filters)
})

test.each([
  [{ q: ' nevera   lg ' }, { search: 'nevera lg' }],
  [{ search: 'nevera' }, { search: 'nevera' }],
  [{ q: 4090 }, { search: '4090' }],
  [{ q: ['uno', 'dos'] }, { search: 'uno' }],
  [{ q: 'all' }, { search: 'all' }],
  [
    { category: 'vehiculos', location: 'Ponce, Sur' },
    { category: 'vehiculos', location: 'Ponce, Sur' },
  ],
  [
    { sort: 'price-high', condition: 'como_nuevo' },
    { sort: 'price-high', condition: 'como_nuevo' },
  ],
  [
    { minPrice: '500', maxPrice: '100' },
    { minPrice: 100, maxPrice: 500 },
  ],
  [{ minPrice: 0 }, { minPrice: 0 }],
  [{ maxPrice: '99.50' }, { maxPrice: 99.5 }],
  [{ radius: '10.4' }, { radius: 10 }],
  [{ literal: 'true' }, { literal: true }],
  [{ literal: 'false' }, {}],
])('%j reads as %j', (raw, filters) => {
  expect(readSearchParams(raw)).toEqual(filters)
})

test('what is written is read back the same, in one order', () => {
  const filters = {
    radius: 25,
    search: 'sofá & "cama"',
    category: 'hogar-jardin',
    location: 'Ponce, Sur',
    sort: 'price-low',
    minPrice: 10,
    maxPrice: 99.5,
    condition: 'bueno',
    literal: true,
  } as const
  const written = writeSearchParams(filters)
  expect(Object.keys(written)).toEqual([
    'q',
    'category',
    'location',
    'sort',
    'minPrice',
    'maxPrice',
    'condition',
    'radius',
    'literal',
  ])
  expect(readSearchParams(written)).toEqual(filters)
})

test.each([
  [{}, '/search'],
  [{ search: 'sofá cama' }, '/search?q=sof%C3%A1%20cama'],
  [{ sort: 'newest' }, '/search?sort=newest'],
  [{ search: 'a&b', location: 'Ponce, Sur' }, '/search?q=a%26b&location=Ponce%2C%20Sur'],
] as const)('%j lives at %s', (filters, path) => {
  expect(searchPath(filters)).toBe(path)
})

test('whatever an address holds, what is read of it passes the strict query', () => {
  const values = [
    '',
    'all',
    '\u0000',
    '\ud83d\ude97',
    '🚗'.repeat(300),
    'ñ'.repeat(300),
    '-1',
    '1e9',
    '5',
    7,
    1e21,
    -0,
    true,
    null,
    [],
    ['x', 'y'],
    {},
    'price-low',
    'bueno',
    '100000000',
    '99999999.99',
  ]
  const keys = [
    'q',
    'search',
    'category',
    'location',
    'sort',
    'minPrice',
    'maxPrice',
    'condition',
    'radius',
    'literal',
  ]
  for (const first of values) {
    for (const [index, key] of keys.entries()) {
      const raw = {
        ...Object.fromEntries(
          keys.map((each, at) => [each, values[(at * 7 + index) % values.length]]),
        ),
        [key]: first,
      }
      const result = SearchQuery.safeParse(readSearchParams(raw))
      expect(result.success, JSON.stringify(raw)).toBe(true)
    }
  }
})
