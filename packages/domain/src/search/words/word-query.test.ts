import { expect, test } from 'vitest'
import { all, any, atLeast, phrase, sizeOf, word } from './word-query.ts'

test('an alternative stands once, and the first of equals counts', () => {
  expect(
    any([word('bumper'), word('bumper', 0.7), word('defensa', 0.8), word('defensas', 0.8)]),
  ).toEqual({
    kind: 'any',
    of: [word('bumper'), word('defensa', 0.8)],
  })
})

test('one part alone needs no frame', () => {
  expect(all([word('nevera')])).toEqual(word('nevera'))
  expect(any([word('nevera'), word('nevera', 0.9)])).toEqual(word('nevera'))
})

test('a query without a near enough alternative for each part is none', () => {
  const query = all([word('toyota'), any([word('van', 0.7), word('guagua', 0.9)])])
  expect(atLeast(query, 1)).toBeUndefined()
  expect(atLeast(query, 0.9)).toEqual(all([word('toyota'), word('guagua', 0.9)]))
})

test('the size counts the words to compare with', () => {
  expect(sizeOf(all([word('a'), any([phrase(['b', 'c']), word('d')])]))).toBe(4)
})
