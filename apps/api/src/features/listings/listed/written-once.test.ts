import { expect, test } from 'vitest'
import { keepText, toJson } from './written-once.ts'

const things = () => [
  keepText({ id: 1, words: ['á', '"'], none: undefined, inner: { at: null } }),
  keepText({ id: 2, words: ['b'], inner: { at: 2 } }),
]

test.each([
  [things()],
  [[...things(), { plain: true }, null, undefined, 7]],
  [[]],
  [{ items: things() }],
  ['text'],
  [null],
])('%j is what JSON.stringify says', (answer) => {
  expect(String(toJson(answer))).toBe(JSON.stringify(answer))
  expect(String(toJson(answer))).toBe(JSON.stringify(answer))
})

test('what is kept cannot be changed, at any depth', () => {
  const [thing] = things()
  expect(() => Object.assign(thing ?? {}, { id: 3 })).toThrow(TypeError)
  expect(() => thing?.words.push('b')).toThrow(TypeError)
  expect(() => Object.assign(thing?.inner ?? {}, { at: 1 })).toThrow()
})
