import { expect, test } from 'vitest'
import { categoryById, findCategory } from './category.ts'

test.each(['', 'all', 'no-existe', '0', '12', '4.0', '04', 'electro'])(
  '%j names no category',
  (text) => {
    expect(findCategory(text)).toBeUndefined()
  },
)

test.each([
  ['electronicos', 4],
  ['4', 4],
  ['Electrónicos', 4],
  [' ELECTRÓNICOS ', 4],
  ['hogar y jardin', 8],
  ['De Todo', 11],
])('%j names category %d', (text, id) => {
  expect(findCategory(text)?.id).toBe(id)
  expect(categoryById(id)?.id).toBe(id)
})
