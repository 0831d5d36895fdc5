// What a whole query asks for, by the rules of this folder.
import { describe, expect, test } from 'vitest'
import { readSearch } from '../language.ts'
import { atLeast, type WordQuery } from '../words/word-query.ts'

function note(query: WordQuery | undefined): string {
  if (!query) return ''
  if (query.kind === 'phrase') return query.words.join('+')
  if (query.kind === 'attribute') return `${query.key}=${query.value}`
  const parts = query.of.map((part) => (!('of' in part) ? note(part) : `(${note(part)})`))
  return parts.join(query.kind === 'all' ? ' & ' : ' | ')
}
const exact = (text: string) => note(readSearch(text).exact)
const words = (text: string) => note(readSearch(text).match).split(/[ ()&|]+/)

describe('wishes and purposes', () => {
  test.each([
    ['necesito una nevera urgente', 'nevera'],
    ['gallinas que pongan', 'gallinas'],
    ['laptop para la universidad', 'laptop'],
    ['matre pa mi cuarto', 'matre'],
    ['tv grande', 'tv'],
    ['botas size 9', 'botas & 9'],
    ['tv 55 pulgadas o mas grande', 'tv & 55'],
    ['quien me mueve una nevera y una cama hoy', 'mueve'],
    ['cuarto cerca de la upr', 'cuarto'],
  ])('%s asks for %s', (text, asked) => {
    expect(exact(text)).toBe(asked)
  })
  test.each([
    ['cover para iphone', 'cover & iphone'],
    ['comida para perros', 'comida & perros'],
    ['necesito', 'necesito'],
    ['botas de trabajo', 'botas & trabajo'],
  ])('%s still asks for %s', (text, asked) => {
    expect(exact(text)).toBe(asked)
  })
})

describe('things, their kinds and their makes', () => {
  test.each([
    ['enseres', 'lavadora'],
    ['postres', 'flan'],
    ['algo pa cuando se va la luz', 'generador'],
    ['quien arregla techos', 'sellado+de+techo'],
    ['toyota', 'yaris'],
    ['carro', 'corola'],
    ['sofacama', 'futon'],
    ['labamanos', 'lavabo'],
    ['maquina pa cortar grama', 'podadora'],
  ])('%s is also %s', (text, other) => {
    expect(words(text)).toContain(other)
  })
  test.each([
    ['lavadora', 'nevera'],
    ['toyota corolla', 'yaris'],
    ['gallina', 'cerdo'],
    ['maquina de coser', 'carro'],
    ['estufa de gas', 'hornilla+electrica'],
  ])('%s is not %s', (text, other) => {
    expect(words(text)).not.toContain(other)
  })
  test('a usual slip of an ad stands behind all real names', () => {
    const { match } = readSearch('bicicleta')
    expect(note(match)).toContain('vicicleta')
    expect(note(match && atLeast(match, 0.7))).not.toContain('vicicleta')
  })
})

describe('choices, ranges and rooms', () => {
  test.each([
    ['solar o terreno', 'solar | terreno'],
    ['iphone 11 o 12', 'iphone & 11 & 12'],
    ['gavetero 2010-2012', 'gavetero & (2010 | 2011 | 2012 | year=2010 | year=2011 | year=2012)'],
  ])('%s is %s', (text, asked) => {
    expect(exact(text)).toBe(asked)
  })
  test('rooms without baths are also read out of pairs', () => {
    expect(exact('apartamento 2 cuartos')).toContain(
      '2h | 2c | 2hab | 2cto | 2bed | 2br | 2bd) | rooms=2',
    )
  })
  test('a query is never larger than a row can keep', () => {
    const size = JSON.stringify(readSearch('muebles de patio o carro o guagua').match).length
    expect(size).toBeLessThan(25_000)
  })
})

describe('what the query is about', () => {
  test.each([
    ['se vende casa', 'sale'],
    ['comprar apartamento', 'sale'],
    ['casa para alquilar', 'rent'],
    ['cuarto en ponce', 'rent'],
    ['casa', undefined],
    ['se vende nevera', undefined],
  ])('%s is a deal to %s', (text, deal) => {
    expect(readSearch(text).deal).toBe(deal)
  })
  test('parts and services of a thing are told from it, a set of it is not', () => {
    const moved = (text: string) =>
      readSearch(text).nudges.map(({ query, worth }) => [note(query), worth] as const)
    const worthOf = (said: string) =>
      moved('bicicleta').flatMap(([query, worth]) =>
        query.split(' | ').includes(said) ? [worth] : [],
      )
    expect(worthOf('para+bicicleta')).toEqual([-20])
    expect(worthOf('reparacion')).toEqual([-20])
    expect(worthOf('busco')).toEqual([-20])
    expect(worthOf('lote+de+bicicleta')).toEqual([20])
    expect(moved('quien repara bicicletas').some(([query]) => query.includes('para+bici'))).toBe(
      false,
    )
  })
  test('what is alike holds the thing, or all words but one', () => {
    const { alike } = readSearch('zafarrancho zambullo zanganote')
    expect(note(alike)).toBe(
      'zafarrancho | (zambullo & zanganote) | (zafarrancho & zanganote) | (zafarrancho & zambullo)',
    )
    expect(readSearch('nevera', { isLiteral: true }).alike).toBeUndefined()
  })
})
