import { expect, test } from 'vitest'
import { readExclusions } from './exclusions.ts'
import { readSearch } from './language.ts'

test.each([
  ['nevera -lg', 'nevera', ['lg']],
  ['-lg nevera −samsung', 'nevera', ['lg', 'samsung']],
  ['carro -"para piezas"', 'carro', ['para piezas']],
  ['carro -«para piezas» rojo', 'carro rojo', ['para piezas']],
  ['mesa -t-shirt', 'mesa', ['t-shirt']],
  ['t-shirt 2010-2015 usado - bueno', 't-shirt 2010-2015 usado - bueno', []],
  ['"sofá -cama" rojo', '"sofá -cama" rojo', []],
  ['mesa -', 'mesa -', []],
  ['mesa -"', 'mesa -"', []],
  ['mesa -""', 'mesa', []],
])('%s leaves %s without %j', (text, rest, excluded) => {
  const read = readExclusions(text)
  expect([read.rest.replace(/\s+/g, ' ').trim(), read.excluded]).toEqual([rest, excluded])
})

test('what is excluded is no part of what is searched, and names no place', () => {
  const { match, place, without } = readSearch('nevera -ponce')
  expect(match).toEqual(readSearch('nevera').match)
  expect(place).toBeUndefined()
  expect(without).toEqual({ kind: 'phrase', words: ['ponce'], weight: 1 })
})

test('a search that only excludes is one', () => {
  const { match, isEmpty, excluded } = readSearch('-lg')
  expect([match, isEmpty, excluded]).toEqual([undefined, false, ['lg']])
})

test('taken as it stands a dash excludes nothing', () => {
  const { without, match } = readSearch('nevera -lg', { isLiteral: true })
  expect(without).toBeUndefined()
  expect(JSON.stringify(match)).toContain('lg')
})

test('the query put right still excludes', () => {
  const corrections = new Map([['nebera', 'nevera']])
  expect(readSearch('nebera -lg', { corrections }).correctedText).toBe('nevera -lg')
  expect(readSearch('nebera -"no frost"', { corrections }).correctedText).toBe('nevera -"no frost"')
})
