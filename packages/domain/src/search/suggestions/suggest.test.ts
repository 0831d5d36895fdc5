import { describe, expect, test } from 'vitest'
import { indexWords } from './complete-words.ts'
import { listKnownWords } from './known-words.ts'
import { suggest } from './suggest.ts'
import { isSuggestible, popularFormOf } from './suggestible.ts'

const known = listKnownWords()
const index = indexWords(known)
const textsOf = (text: string, kind: string) =>
  suggest(text, { index })
    .filter((each) => each.kind === kind)
    .map((each) => each.text)

describe('refusals', () => {
  test.each([
    ['an email', 'ana@ejemplo.pr'],
    ['an email among words', 'nevera ana@ejemplo.pr'],
    ['a telephone', '787-555-1234'],
    ['a telephone among words', 'nevera (787) 555 1234'],
    ['digits alone', '2020'],
    ['a word that offends', 'puta'],
    ['one with its accent', 'maricón'],
    ['a single sign', '-'],
  ])('nothing is suggested for %s', (_, text) => {
    const own = [text, `${text} nueva`]
    expect(suggest(text, { index, own, popular: own })).toEqual([])
  })

  test('nothing is suggested for what nobody knows', () => {
    expect(suggest('xqzwvkjh', { index })).toEqual([])
  })

  test('no known word offends', () => {
    expect(known.words.filter((word) => !isSuggestible(word))).toEqual([])
  })

  test.each([
    'ana@ejemplo.pr',
    'llama al 787 555 1234',
    '7875551234',
    'apartamento 00725',
    'nevera -lg',
    '"mesa de caoba"',
    'quiero una nevera para mi mamá',
    'x',
    '4 2',
    'porno',
    'https://ejemplo.pr',
    'a'.repeat(41),
  ])('%j is counted for nobody', (search) => {
    expect(popularFormOf(search)).toBeUndefined()
  })
})

describe('words', () => {
  test.each([
    ['neb', 'nevera'],
    ['NEV', 'nevera'],
    ['vicicl', 'bicicleta'],
    ['bicilc', 'bicicleta'],
    ['camio', 'camión'],
    ['labad', 'lavadora'],
    ['cortag', 'cortagrama'],
    ['toyota cor', 'toyota corolla'],
    ['corol', 'toyota corolla'],
    ['guagua toy', 'guagua toyota'],
    ['busco una nev', 'busco una nevera'],
    ['aire aco', 'aire acondicionado'],
  ])('%j becomes %j', (typed, word) => {
    expect(textsOf(typed, 'word')).toContain(word)
  })

  test('what stands there but for an accent needs no completion', () => {
    expect(textsOf('camion', 'word')).not.toContain('camión')
  })

  test('what sounds so is no guess where enough is written so', () => {
    expect(textsOf('toyota c', 'word')).not.toContain('toyota sienna')
  })

  test('what has no ad comes last', () => {
    const [first] = textsOf('nev', 'word')
    const hasAds = (word: string) => word !== first
    const words = suggest('nev', { index, hasAds }).filter(({ kind }) => kind === 'word')
    expect(words.map(({ text }) => text).indexOf(first ?? '')).not.toBe(0)
  })

  test('a name in the middle of a text is no beginning of another thing', () => {
    expect(textsOf('sofá secad', 'word')).toEqual([])
  })
})

describe('places', () => {
  test.each([
    ['bicicleta en cag', ['bicicleta en Caguas']],
    ['nevera en mayagues', ['nevera en Mayagüez']],
    ['casa en rio gr', ['casa en Río Grande']],
    ['casa en baya', ['casa en Bayamón']],
    ['casa en vall', ['casa en Bayamón']],
    ['mesa en caoba', []],
    ['casa en ', []],
    ['en cag', []],
    ['caguas', []],
  ])('%j becomes %j', (typed, places) => {
    expect(textsOf(typed, 'place')).toEqual(places)
  })
})

describe('the mix', () => {
  const many = (kind: string) => Array.from({ length: 9 }, (_, at) => `nev ${kind} ${at}`)

  test('at most eight, own ones first and popular ones last, each kind its share', () => {
    const found = suggest('nev', { index, own: many('mía'), popular: many('de todos') })
    expect(found).toHaveLength(8)
    expect(found.slice(0, 3).map(({ kind }) => kind)).toEqual(['own', 'own', 'own'])
    expect(found.at(-1)?.kind).toBe('popular')
    expect(found.some(({ kind }) => kind === 'word')).toBe(true)
  })

  test('the same thing is suggested once, as one’s own', () => {
    const found = suggest('never', { index, own: ['Nevera'], popular: ['nevera'] })
    expect(found.filter(({ text }) => text.toLowerCase() === 'nevera')).toEqual([
      { kind: 'own', text: 'Nevera' },
    ])
  })

  test('an empty field has one’s own and popular ones alone', () => {
    const found = suggest(' ', { index, own: ['cuna'], popular: ['nevera', 'cuna'] })
    expect(found).toEqual([
      { kind: 'own', text: 'cuna' },
      { kind: 'popular', text: 'nevera' },
    ])
  })

  test('categories are found by each of their words, with the number of their ads', () => {
    const counts = new Map([['hogar-jardin', 7]])
    const found = suggest('jard', { index: undefined, counts })
    expect(found).toEqual([
      { kind: 'category', text: 'Hogar y Jardín', slug: 'hogar-jardin', count: 7 },
    ])
  })
})

test.each([
  ['  Nevera   LG ', 'nevera lg'],
  ['Camión!', 'camión'],
  ['iPhone 15 Pro', 'iphone 15 pro'],
  ['apto 3/2', 'apto 3/2'],
])('%j is counted as %j', (search, text) => {
  expect(popularFormOf(search)).toBe(text)
})
