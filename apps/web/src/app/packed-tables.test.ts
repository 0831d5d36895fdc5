import { expect, test } from 'vitest'
import { packTables, unpackTables } from './packed-tables.ts'

const ads = [
  { id: 1, title: 'Nevera', category: { name: 'Hogar' }, images: ['a', 'b'] },
  { id: 2, title: 'Guagua', category: { name: 'Vehículos' }, images: [] },
]

test.each([
  ['nothing', null],
  ['an empty list', []],
  ['one object alone', [{ id: 1 }]],
  ['objects unlike each other', [{ id: 1 }, { name: 'x' }]],
  [
    'objects with their keys in another order',
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['a list of lists', [[1, 2], [3]]],
  ['text and numbers', ['a', 1, true, null]],
])('%s comes back as it was, and is no table', (_name, value) => {
  expect(packTables(value)).toEqual(value)
  expect(unpackTables(packTables(value))).toEqual(value)
})

test('a list of like objects is packed as a table, however deep, and comes back', () => {
  const page = { pages: [{ items: ads, total: 2 }], pageParams: [null] }
  expect(JSON.stringify(packTables(page)).match(/"title"/g)).toHaveLength(1)
  expect(unpackTables(JSON.parse(JSON.stringify(packTables(page))))).toEqual(page)
})
