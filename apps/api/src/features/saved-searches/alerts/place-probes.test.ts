import { expect, test } from 'vitest'
import { drawCircle } from '../../search/circle.ts'
import { placeProbes } from './place-probes.ts'

const now = new Date(0)

test.each([
  [{}, ['*/*']],
  [{ categoryId: 8 }, ['*/8']],
  [{ municipality: 'ponce' }, ['m:ponce/*']],
  [{ region: 'Sur', categoryId: 2 }, ['r:Sur/2']],
])('a search for %j is found by %j', (filters, probes) => {
  expect(placeProbes({ now, ...filters })).toEqual(probes)
})

test('a circle is found by the squares it touches, each once and not by the thousand', () => {
  const probes = placeProbes({ now, circle: drawCircle(18.2, -66.4, 100) })
  expect(new Set(probes).size).toBe(probes.length)
  expect(probes.length).toBeGreaterThan(10)
  expect(probes.length).toBeLessThan(100)
})

test('a circle away from the island is found by nothing', () => {
  expect(placeProbes({ now, circle: drawCircle(0, 0, 100) })).toEqual([])
})
