import { describe, expect, test } from 'vitest'
import { readSearch } from './language.ts'
import type { WordQuery } from './words/word-query.ts'

/** 'a & (b | c+d)': the condition as a person would note it. */
function note(query: WordQuery | undefined): string {
  if (!query) return ''
  if (query.kind === 'phrase') return query.words.join('+')
  if (query.kind === 'attribute') return `${query.key}=${query.value}`
  const parts = query.of.map((part) => (!('of' in part) ? note(part) : `(${note(part)})`))
  return parts.join(query.kind === 'all' ? ' & ' : ' | ')
}

const exact = (text: string) => note(readSearch(text).exact)
const words = (text: string) => note(readSearch(text).match).split(/[ ()&|]+/)

describe('the example queries of the vocabulary', () => {
  test('guagua 4x4 ponce: guagua and 4x4, in Ponce', () => {
    const read = readSearch('guagua 4x4 ponce')
    expect(read.place).toMatchObject({ kind: 'municipality', name: 'Ponce' })
    expect(note(read.exact)).toBe('guagua & (4x4 | 4+x+4)')
    expect(words('guagua 4x4 ponce')).toEqual(expect.arrayContaining(['suv', 'pickup', '4wd']))
  })
  test('gomas 17: tires of size 17', () => {
    expect(exact('gomas 17')).toBe('gomas & (17 | r17)')
    expect(words('gomas 17')).toEqual(expect.arrayContaining(['llantas', 'tires']))
  })
  test('nebera usada: nevera, used', () => {
    const read = readSearch('nebera usada')
    expect(words('nebera usada')).toEqual(expect.arrayContaining(['nevera', 'refrigerador']))
    expect(read.conditions).toEqual(['como_nuevo', 'bueno', 'regular'])
    expect(read.correctedText).toBe('nevera usada')
  })
  test('consola 12000 btu: an air conditioner, not a PlayStation', () => {
    expect(words('consola 12000 btu')).toContain('minisplit')
    expect(words('consola 12000 btu')).not.toContain('xbox')
  })
  test('consola nintendo: a game console', () => {
    expect(words('consola nintendo')).toContain('xbox')
    expect(words('consola nintendo')).not.toContain('minisplit')
  })
  test('pantalla samsung 55: a television', () => {
    expect(words('pantalla samsung 55')).toContain('televisor')
    expect(words('pantalla samsung 55')).not.toContain('aretes')
  })
  test('apto 2/1 rio piedras: 2 rooms, 1 bath, San Juan', () => {
    const read = readSearch('apto 2/1 rio piedras')
    expect(read.place).toMatchObject({ name: 'San Juan' })
    expect(read.preferred.map(note)).toEqual(['rio+piedras'])
    expect(note(read.match)).toContain('2+1 | 2h1b')
    expect(note(read.match)).toContain('apartamento')
  })
  test('solar: land first, then solar panels', () => {
    const read = readSearch('solar')
    expect(note(read.match)).toMatch(/^solar \| .*terreno/)
    expect(read.categories).toEqual(['bienes-raices'])
  })
  test('bizcocho de cumpleaños: a cake', () => {
    expect(exact('bizcocho de cumpleaños')).toBe('bizcocho & cumpleanos')
    expect(words('bizcocho de cumpleaños')).toContain('cake')
  })
  test('casa de brinco: a bounce house, not a house', () => {
    expect(words('casa de brinco')).toContain('bounce+house')
    expect(words('casa de brinco')).not.toContain('residencia')
  })
  test('corolla std: a manual Corolla', () => {
    expect(words('corolla std')).toEqual(expect.arrayContaining(['corolla', 'manual']))
  })
  test('toyota yaris 2015 omo: negotiable', () => {
    const read = readSearch('toyota yaris 2015 omo')
    expect(note(read.match)).toBe(
      '(toyota | make=toyota) & (yaris | model=yaris) & (2015 | year=2015)',
    )
    expect(read.preferred.map(note).join()).toContain('negociable')
  })
})
