import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-string.ts'

test('numbers and quotes in an address stay the text they are', () => {
  expect(parseSearch('?q=123&location=%22Ponce%22')).toEqual({ q: '123', location: '"Ponce"' })
})

test('of a repeated parameter the first counts', () => {
  expect(parseSearch('?q=a&q=b')).toEqual({ q: 'a' })
})

test('a parameter cannot reach into the object itself', () => {
  expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype)
})

test('empty values leave no trace', () => {
  expect(stringifySearch({ q: '', sort: undefined, category: null, radius: 10 })).toBe('?radius=10')
  expect(stringifySearch({})).toBe('')
})

test('what was written is read again', () => {
  const search = { q: 'bicicleta & más', location: 'Añasco' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})
