import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { decodeCursor, encodeCursor, toPage } from './paginate.ts'

const key = z.tuple([z.iso.datetime(), z.int()])

describe('a cursor', () => {
  test('that is not ours is a refused field, never an error of the inside', () => {
    const strange = [
      '',
      'x',
      '{}',
      '%00',
      encodeCursor(['2026-01-01', 1]),
      encodeCursor([1]),
      'null',
    ]
    for (const cursor of strange) {
      expect(() => decodeCursor(cursor, key), cursor).toThrow(
        expect.objectContaining({
          code: 'validation',
          issues: [expect.objectContaining({ path: 'cursor' })],
        }),
      )
    }
  })

  test('comes back as it went', () => {
    const parts = ['2026-01-01T00:00:00.000Z', 7] as const
    expect(decodeCursor(encodeCursor(parts), key)).toEqual(parts)
  })
})

describe('a page', () => {
  const keyOf = (n: number) => [n]
  test('without a row more has no next one', () => {
    expect(toPage([], 2, keyOf)).toEqual({ items: [], nextCursor: null })
    expect(toPage([1, 2], 2, keyOf)).toEqual({ items: [1, 2], nextCursor: null })
  })
  test('leads on from its last item', () => {
    expect(toPage([1, 2, 3], 2, keyOf)).toEqual({ items: [1, 2], nextCursor: encodeCursor([2]) })
  })
})
