import { describe, expect, it } from 'vitest'
import { withEntry, withoutEntry } from './entries.ts'

const entry = (id: number) => ({ id, listing: { id: id * 10 } })
const pagesOf = (...pages: number[][]) => ({
  pages: pages.map((ids) => ({ items: ids.map(entry), nextCursor: null })),
  pageParams: pages.map(() => null),
})
const idsOf = ({ pages }: { pages: { items: { id: number }[] }[] }) =>
  pages.map(({ items }) => items.map(({ id }) => id))

describe('an entry of the favorites', () => {
  it('leaves its page alone', () => {
    expect(idsOf(withoutEntry(pagesOf([9, 8], [5, 4]), 50))).toEqual([[9, 8], [4]])
    expect(idsOf(withoutEntry(pagesOf([9, 8]), 77))).toEqual([[9, 8]])
  })

  it.each([
    ['first', [[8, 6], [4]], 9, [[9, 8, 6], [4]]],
    ['in the middle of a page', [[8, 6], [4]], 7, [[8, 7, 6], [4]]],
    [
      'between two pages',
      [[8, 6], [4]],
      5,
      [
        [8, 6],
        [5, 4],
      ],
    ],
    [
      'last',
      [[8, 6], [4]],
      1,
      [
        [8, 6],
        [4, 1],
      ],
    ],
    ['alone', [[]], 1, [[1]]],
    ['once, however often it comes', [[8, 6]], 6, [[8, 6]]],
  ])('comes back %s', (_place, before, id, after) => {
    expect(idsOf(withEntry(pagesOf(...before), entry(id)))).toEqual(after)
  })
})
