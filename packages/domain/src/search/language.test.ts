import { describe, expect, test } from 'vitest'
import { readSearch, type SearchLanguage, type SearchLanguageOptions } from './language.ts'
import { SYNONYM_GROUPS } from './synonyms.ts'
import { atLeast, type WordQuery } from './words/word-query.ts'

/** 'a & (b | c+d)': the condition as a person would note it. */
function note(query: WordQuery | undefined): string {
  if (!query) return ''
  if (query.kind === 'phrase') return query.words.join('+')
  if (query.kind === 'attribute') return `${query.key}=${query.value}`
  const parts = query.of.map((part) => (!('of' in part) ? note(part) : `(${note(part)})`))
  return parts.join(query.kind === 'all' ? ' & ' : ' | ')
}

const match = (text: string, options?: SearchLanguageOptions) =>
  note(readSearch(text, options).match)
const exact = (text: string, options?: SearchLanguageOptions) =>
  note(readSearch(text, options).exact)
const words = (text: string, options?: SearchLanguageOptions) =>
  match(text, options).split(/[ ()&|]+/)

describe('what is no search', () => {
  test.each(['', '   '])('%j asks for nothing', (text) => {
    expect(readSearch(text)).toMatchObject({ match: undefined, isEmpty: false })
  })
  test.each(['%', '\\', "'", '"', '🚗', ':*', '()', '!&|'])('%j holds no word', (text) => {
    expect(readSearch(text)).toMatchObject({ match: undefined, isEmpty: true })
  })
  test('nothing but letters and digits comes through', () => {
    const hostile = `'); drop table listings;-- a & | ! :* <-> \\ " % _ <script>`
    expect(match(hostile)).toMatch(/^[\p{L}\p{N} +&|()]+$/u)
  })
  test('a pasted text is cut after 16 words', () => {
    expect(match('ñame '.repeat(600)).split('&')).toHaveLength(16)
  })
})

describe('places', () => {
  test.each([
    'carolina herrera',
    'iphone dorado',
    'mudanza a florida',
    'café moca',
    'avenida ponce de leon',
    'planta de salinas',
    'toro',
    'casa en la playa',
    '"gomas ponce"',
  ])('%j names no place', (text) => {
    expect(readSearch(text).place).toBeUndefined()
  })
  test.each([
    ['carro carolina', 'Carolina'],
    ['casa en florida', 'Florida'],
    ['apartamento dorado', 'Dorado'],
    ['neveras añasco', 'Añasco'],
    ['neveras anasco', 'Añasco'],
    ['casa en rio grande', 'Río Grande'],
    ['trujillo alto nevera', 'Trujillo Alto'],
    ['apto isla verde', 'Carolina'],
    ['guagua área metro', 'Área Metropolitana'],
  ])('%j is about %s', (text, name) => {
    expect(readSearch(text).place?.name).toBe(name)
  })
  test('a place alone is a filter without words', () => {
    expect(readSearch('ponce')).toMatchObject({ match: undefined, isEmpty: false })
  })
  test('only the first place filters; beside a chosen one none but itself', () => {
    const chosen = readSearch('ponce').place
    expect(match('nevera ponce caguas', { isName: true })).toBe('nevera & caguas')
    expect(exact('nevera caguas', { place: chosen })).toBe('nevera & caguas')
    expect(exact('nevera ponce', { place: chosen })).toBe('nevera')
  })
  test('where nothing is for sale there, its name is a word', () => {
    expect(exact('toyota ponce', { isPlaceless: true })).toBe('ponce & (toyota | make=toyota)')
  })
})

describe('intents', () => {
  test.each([
    ['se vende nevera', 'nevera'],
    ['vendo sofá en oferta', 'sofa'],
    ['busco carro', 'carro'],
    ['iphone trade', 'iphone'],
    ['cama gratis', 'cama'],
  ])('%j searches %s', (text, searched) => {
    expect(exact(text)).toBe(searched)
  })
  test.each([
    ['nevera nueva', ['nuevo']],
    ['nevera como nueva', ['como_nuevo']],
    ['nevera', []],
  ])('%j asks for the conditions %j', (text, conditions) => {
    expect(readSearch(text).conditions).toEqual(conditions)
  })
  test('alone they are words', () => {
    expect(words('gratis')).toContain('se+regala')
    expect(readSearch('nuevo').conditions).toEqual([])
  })
  test('inside a name they are nothing', () => {
    expect(exact('tenis new balance')).toBe('tenis & new+balance')
  })
})

describe('words that are not what they seem', () => {
  test.each([
    ['pantallas', 'aretes', 'televisor'],
    ['pantallas samsung', 'televisor', 'aretes'],
    ['guagua', 'suv', 'carro'],
    ['planta', 'generador', 'maceta'],
    ['traje', 'vestido', 'gaban'],
    ['compresor de aire', 'compresor', 'minisplit'],
    ['lámpara solar', 'solar', 'terreno'],
    ['planta de sábila', 'planta', 'generador'],
    ['cuatro puertas', 'cuatro', 'guitarra'],
    ['traje de baño', 'traje', 'vestido'],
    ['cuerda', 'cda', 'acre'],
  ])('%j may be %s, not %s', (text, wanted, unwanted) => {
    expect(words(text)).toContain(wanted)
    expect(words(text)).not.toContain(unwanted)
  })
  test('a chosen category decides', () => {
    expect(words('consola', { category: 'electronicos' })).not.toContain('minisplit')
    expect(words('pantallas', { category: 'electronicos' })).toContain('televisor')
    expect(words('aros', { category: 'moda' })).toEqual(['aros'])
  })
  test('coche: strollers first, cars after', () => {
    expect(words('coche')).toEqual(expect.arrayContaining(['stroller', 'carro']))
    expect(readSearch('coche').categories).toEqual(['hogar-jardin'])
  })
  test.each(['a/c', 'mini split', 'aire'])('%j is an air conditioner', (text) => {
    expect(words(text)).toContain('aire+acondicionado')
  })
  test('ambiguous groups are entered one way', () => {
    expect(words('van')).not.toContain('guagua')
    expect(words('guagua')).toContain('van')
  })
})

describe('spelling', () => {
  test.each([
    ['vocina', 'bocina', 'bocina'],
    ['wawa', 'guagua', 'guagua'],
    ['lactop dell', 'laptop', 'laptop dell'],
    ['sesion 8', 'seccion+8', 'sección 8'],
  ])('%j is understood as %s and put right as %s', (text, understood, corrected) => {
    expect(words(text)).toContain(understood)
    expect(readSearch(text).correctedText).toBe(corrected)
  })
  test.each(['neveras', 'gua gua', '4 x 4', 'camiones isuzu', 'sofa', 'herramienta'])(
    '%j needs no correction',
    (text) => {
      expect(readSearch(text).correctedText).toBeUndefined()
    },
  )
  test.each([
    ['carro pintao', 'pintado'],
    ['puerta pintá', 'pintada'],
    ['neveraaa', 'nevera'],
    ['carro chocao', 'siniestrado'],
  ])('%j is written as it is spoken: %s', (text, standard) => {
    expect(words(text)).toContain(standard)
  })
  test('a word found to be misspelt brings the right one and its synonyms', () => {
    const corrections = new Map([['refrijerador', 'refrigerador']])
    const read = readSearch('refrijerador blanco', { corrections })
    expect(note(read.match)).toContain('nevera')
    expect(read.correctedText).toBe('refrigerador blanco')
  })
  test('accents come back in a correction', () => {
    const corrections = new Map([['kamion', 'camion']])
    expect(readSearch('kamion', { corrections }).correctedText).toBe('camión')
  })
  test('plain words may be misspelt; known ones, numbers and swear words are left alone', () => {
    expect(readSearch('toyota nevera 2015 bicho zafarancho1a').unknown).toEqual([
      'toyota',
      'zafarancho1a',
    ])
  })
})

describe('units and numbers', () => {
  test.each([
    ['ps5', 'ps5 | ps+5'],
    ['12,000 btu', 'btu & (12000 | 12+000)'],
    ['yaris 2015', '(yaris | model=yaris) & (2015 | year=2015)'],
    ['motor 1.5', 'motor & 1+5'],
    ['tubo 3/4', 'tubo & 3+4'],
    ['lavadora c/u', 'lavadora & c+u'],
  ])('%j is %s', (text, expected) => {
    expect(exact(text)).toBe(expected)
  })
  test.each(['casa 3/2', '3h2b', '3h/2b', '3 cuartos 2 baños', '3 habitaciones y 2 baños'])(
    '%j means three rooms and two baths',
    (text) => {
      expect(exact(text)).toContain('3+2 | 3h2b | 3c2b')
    },
  )
})

describe('what is taken as it stands', () => {
  test('quotes', () => {
    expect(match('"se vende" nevera', { isName: true })).toBe('nevera & se+vende')
    expect(match('"guagua"')).toBe('guagua')
  })
  test('a quotation mark without a partner quotes nothing', () => {
    expect(words('pantalla 55"')).toContain('televisor')
  })
  test('a literal search', () => {
    expect(match('nebera usada ponce', { isLiteral: true })).toBe('nebera & usada & ponce')
    expect(match('"se vende" nevera', { isLiteral: true })).toBe('nevera & se+vende')
  })
  test('a title of many ads', () => {
    expect(match('nevera', { isName: true })).toBe('nevera')
  })
  test('small words alone', () => {
    expect(match('de la')).toBe('de & la')
    expect(match('estado')).toBe('estado')
  })
})

describe('kinds and their heads', () => {
  test.each([
    ['consola', 'nintendo', 'minisplits'],
    ['herramientas', 'taladro', 'martillo'],
    ['taladro', 'taladro', 'sierra'],
    ['drill', 'taladro', 'martillo'],
    ['gitarra', 'guitarra', 'timbales'],
    ['carro', 'toyota', 'maquina'],
    ['toyota', 'toyota', 'carro'],
    ['estufa', 'hornilla', 'cocina'],
    ['piso', 'apartamento', 'casa'],
  ])('%j may be %s, not %s', (text, wanted, unwanted) => {
    expect(words(text)).toContain(wanted)
    expect(words(text)).not.toContain(unwanted)
  })
  test('a small word is never a misspelling', () => {
    expect(exact('nevera pero blanca')).toBe('nevera & blanca')
  })
})

describe('the vocabulary', () => {
  const spoken: [string, string, SearchLanguage][] = SYNONYM_GROUPS.flatMap((group) =>
    group.pr.map(({ text }): [string, string, SearchLanguage] => {
      const category = group.categories[0]
      return [group.id, text, readSearch(text, { category })]
    }),
  )
  test('has all groups', () => {
    expect(new Set(SYNONYM_GROUPS.map(({ id }) => id)).size).toBe(189)
  })
  test('every word of the island finds at least itself', () => {
    for (const [id, term, read] of spoken) expect(read.match, `${id}: ${term}`).toBeDefined()
  })
  test('every weight leads from the exact words to all synonyms', () => {
    const read = readSearch('nevera')
    const near = [1, 0.9, 0.8, 0.7].map((weight) => read.match && atLeast(read.match, weight))
    expect(near.map(note)).toEqual([
      'nevera',
      'nevera',
      'nevera | refrigerador | frigorifico | heladera',
      'nevera | refrigerador | frigorifico | heladera | fridge | refrigerator',
    ])
  })
})
