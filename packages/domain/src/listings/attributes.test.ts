import { expect, test } from 'vitest'
import { mapAttributes, readAttributes, savedFilterValues } from './attribute-values.ts'
import { answerLabel, readAttributeFilters } from './attributes.ts'

test.each(['', 'all', 'roto', 'constructor', 7, null, undefined])(
  'a search for the condition %j asks for nothing',
  (condition) => {
    expect(readAttributeFilters(() => condition)).toEqual({})
    expect(savedFilterValues({ condition }).condition).toBeNull()
  },
)

test('a search keeps what it asks for', () => {
  expect(readAttributeFilters(() => 'bueno')).toEqual({ condition: 'bueno' })
  expect(savedFilterValues({ condition: 'bueno' }).condition).toBe('bueno')
})

test.each([
  ['bueno', 'bueno'],
  ['roto', null],
  ['constructor', null],
  [null, null],
])('a row with the condition %j says %j', (condition, read) => {
  expect(readAttributes({ ...mapAttributes(() => null), condition }).condition).toBe(read)
})

test('an answer is shown by its label', () => {
  expect(answerLabel('condition', 'como_nuevo')).toBe('Como nuevo')
  expect(answerLabel('condition', 'roto')).toBeUndefined()
})
