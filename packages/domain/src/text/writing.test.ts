import { expect, test } from 'vitest'
import { foldText, isBlank, isStorableText } from './writing.ts'

test.each(['\u0000', 'a\u0000b', '\ud83d', 'a\udc00b', '\udc00\ud83d'])(
  '%j cannot be stored',
  (text) => {
    expect(isStorableText(text)).toBe(false)
  },
)

test.each(['', 'ñandú', '🚗', 'familia 👨‍👩‍👧', '\u200b', 'línea\notra'])(
  '%j can be stored',
  (text) => {
    expect(isStorableText(text)).toBe(true)
  },
)

test.each(['', ' ', '\n\t', '\u200b', '\u00a0\u2028', '\u2800', '\u200d\ufeff'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['a', '.', '🚗', ' ñ '])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each([
  ['Añasco', 'anasco'],
  ['MAYAGÜEZ', 'mayaguez'],
  ['Área Metropolitana', 'area metropolitana'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
