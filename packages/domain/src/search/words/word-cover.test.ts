import { expect, test } from 'vitest'
import { readSearch } from '../language.ts'
import { coverOf } from './word-cover.ts'
import { all, any, inCategories, phrase, type WordQuery, word } from './word-query.ts'

test.each<[string, WordQuery, string[]]>([
  ['a word', word('nevera'), ['nevera']],
  ['the longest word of a phrase', phrase(['aire', 'acondicionado']), ['acondicionado']],
  ['every alternative', any([word('nevera'), word('fridge')]), ['nevera', 'fridge']],
  ['the part with fewer words', all([any([word('a'), word('b')]), word('c')]), ['c']],
  ['the longer word, of two', all([word('led'), word('televisor')]), ['televisor']],
  ['anything rather than a category', all([inCategories([2]), word('honda')]), ['honda']],
])('a query is covered by %s', (_, query, words) => {
  expect(coverOf(query).map((each) => each.word)).toEqual(words)
})

test('of parts that must all be there the rarest stands for them', () => {
  const [common, rare] = [word('televisor'), any([word('tcl'), word('hisense')])]
  const costs = new Map<WordQuery, number>([
    [common, 900],
    [rare, 12],
  ])
  expect(coverOf(all([common, rare]), costs).map((each) => each.word)).toEqual(['tcl', 'hisense'])
})

test('a word of titles says so, unless it counts anywhere too', () => {
  expect(coverOf(phrase(['van'], 1, 'title'))).toEqual([{ word: 'van', only: 'title' }])
  expect(coverOf(any([word('van'), phrase(['van'], 0.8, 'title')]))).toEqual([{ word: 'van' }])
})

test.each([
  'carro',
  'nevera usada',
  '3 cuartos 2 baños apto',
  'ps5',
  '"mesa de noche"',
  'gomas 17',
])('what people type is covered: %s', (text) => {
  const { match } = readSearch(text)
  const cover = match ? coverOf(match) : []
  expect(cover.length).toBeGreaterThan(0)
  for (const { word: each, key } of cover) {
    expect(each).toMatch(key === undefined ? /^[\p{L}\p{N}]+$/u : /^[a-z0-9._]+$/)
  }
})
