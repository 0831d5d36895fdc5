import { expect, test } from 'vitest'
import { circlesIn } from './circles.ts'

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))

test('levels are no circle, however often a lower one is used', () => {
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['c', 'd'], c: ['d'] }))).toEqual([])
})

test('two that use each other are a circle', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b']])
})

test('a circle over several is one, and two circles beside each other are two', () => {
  const edges = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] }
  expect(circlesIn(graph(edges))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})
