import { expect, test } from 'vitest'
import { encodeCursor } from '../../db/sql/paginate.ts'
import { readCursor, type SearchCursor, writeCursor } from './search-cursor.ts'

const cursor: SearchCursor = {
  mode: 'newest',
  key: '1795227995907',
  id: 584,
  total: 530,
  asOf: new Date('2026-11-21T02:00:00.000Z'),
  lead: [197, 123],
  corrections: new Map([
    ['nebera', 'nevera'],
    ['labadora', 'lavadora'],
  ]),
  isName: false,
  isPlaceless: false,
}

/** A refusal, and not a mistake of ours on the way to it. */
const foreign = expect.objectContaining({ code: 'validation' })

// A pattern with an optional comma doubled its time with every four characters: this one took for ever.
test.each([
  ['no corrections at all', `a:${'aaa:'.repeat(70)}!`],
  ['no comma between two corrections', 'nebera:neveralabadora:lavadora'],
  ['a comma at the end', 'nebera:nevera,'],
])('a made-up cursor with %s is refused', (_, corrections) => {
  const made = encodeCursor(['newest', '1', 1, 1, 1, '', corrections, false, false])
  expect(() => readCursor(made, 'newest')).toThrow(foreign)
})

test.each(['relevance', 'rest', 'newest', 'oldest'] as const)(
  'a made-up cursor of %s with a broken number is refused',
  (mode) => {
    const sort = mode === 'oldest' ? mode : undefined
    expect(() => readCursor(writeCursor({ ...cursor, mode, key: '1.50' }), sort)).toThrow(foreign)
  },
)

test('a cursor of another order is refused', () => {
  expect(() => readCursor(writeCursor(cursor), 'price-low')).toThrow(foreign)
})

test('what is written is read back', () => {
  expect(readCursor(writeCursor(cursor), 'newest')).toEqual(cursor)
})
