import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Añasco', 'anasco'],
  ['  MAYAGÜEZ ', 'mayaguez'],
  ['Área\n Metropolitana', 'area metropolitana'],
  ['ñandú', 'nandu'],
  ['', ''],
])('%j folds to %j', (text, key) => {
  expect(fold(text)).toBe(key)
})
