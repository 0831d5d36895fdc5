import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('an empty list has nothing to pick', () => {
  expect(() => createRandom('a').pick([])).toThrow('nothing to pick from')
})

test('a fork does not depend on what was drawn before', () => {
  const first = createRandom('a')
  const second = createRandom('a')
  second.next()
  expect(first.fork('x').next()).toBe(second.fork('x').next())
  expect(first.fork('x').next()).not.toBe(first.fork('y').next())
})

test('whole numbers reach both ends and nothing beyond', () => {
  const r = createRandom('ends')
  const seen = new Set(Array.from({ length: 400 }, () => r.int(2, 5)))
  expect([...seen].toSorted()).toEqual([2, 3, 4, 5])
})

test('shuffling keeps every item once', () => {
  expect(createRandom('s').shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
})
