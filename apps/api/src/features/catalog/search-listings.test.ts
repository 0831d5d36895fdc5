import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { searchListings } from './search-listings.ts'

let suite: Suite
let seller: Person

beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterAll(() => suite.close())

type Ad = Parameters<typeof makeListingInput>[0]

async function publish(...ads: Ad[]): Promise<void> {
  for (const ad of ads) {
    suite.clock.advance(60_000)
    await suite.asUser(seller).listings.publish(makeListingInput({ description: 'Nada', ...ad }))
  }
}

const search = (query: SearchQueryInput) =>
  searchListings(suite.contextOf(), SearchQuery.parse(query))

/** The first words of the found titles: 'Alto, Bajo'. */
async function found(query: SearchQueryInput): Promise<string> {
  const { items } = await search(query)
  return items.map(({ title }) => title.split(' ')[0]).join(', ')
}

describe('refusals', () => {
  test.each(['basura', 'W10', Buffer.from('["relevance","x",1]').toString('base64url')])(
    'the cursor %j is none',
    async (cursor) => {
      expect(await codeOf(search({ search: 'x', cursor }))).toBe('validation')
    },
  )
  test('a cursor belongs to its order', async () => {
    await publish({ title: 'Orden uno' }, { title: 'Orden dos' })
    const { nextCursor } = await search({ search: 'orden', sort: 'oldest', limit: 1 })
    expect(nextCursor).not.toBeNull()
    const cursor = nextCursor ?? ''
    expect(await codeOf(search({ search: 'orden', sort: 'newest', cursor }))).toBe('validation')
    expect(await codeOf(search({ search: 'orden', cursor }))).toBe('validation')
  })
  test('a cursor of relevance needs words', async () => {
    const { nextCursor } = await search({ search: 'orden', limit: 1 })
    expect(await codeOf(search({ cursor: nextCursor ?? '' }))).toBe('validation')
  })
  test.each([
    "'",
    '"',
    '\\',
    '%',
    '_',
    "'); drop table listings;--",
    'a & | !',
    ':*',
    '()',
    '<script>',
    'ñ'.repeat(200),
    '🚗',
    '𝒶𝓃 ½ ² ٣',
    '1e5 0x1f 1.2.3.4 a@b.c http://x.y/z?q=1',
    '\u200d\u0301',
    'x'.repeat(200),
  ])('%j finds nothing and breaks nothing', async (text) => {
    expect((await search({ search: text })).items).toEqual([])
  })
  test('an unknown category has no ads', async () => {
    expect(await search({ category: 'no-existe' })).toMatchObject({ items: [], total: 0 })
  })
})

describe('words', () => {
  beforeAll(() =>
    publish(
      { title: 'Sofá seccional gris', description: 'Mueble de sala en piel', categoryId: 8 },
      { title: 'Camión Isuzu', description: 'Para trabajo pesado', categoryId: 2 },
      { title: 'Nevera Whirlpool', categoryId: 8 },
      { title: 'SUV 4Runner', categoryId: 2 },
      { title: 'Gomas 225/65R17', categoryId: 2 },
      { title: 'Estado civil: libro', categoryId: 11 },
      { title: 'Apartamento 3h/2b', categoryId: 1, location: 'Caguas' },
      { title: 'PS5 con juegos', categoryId: 4 },
    ),
  )
  test.each([
    ['sofa', 'Sofá'],
    ['SOFÁ', 'Sofá'],
    ['sofás', 'Sofá'],
    ['muebles', 'Sofá'],
    ['seccionales', 'Sofá'],
    ['camiones', 'Camión'],
    ['camión isuzu', 'Camión'],
    ['refrigerador', 'Nevera'],
    ['fridge', 'Nevera'],
    ['nebera', 'Nevera'],
    ['guagua', 'SUV'],
    ['gomas 17', 'Gomas'],
    ['estado', 'Estado'],
    ['apto 3/2', 'Apartamento'],
    ['ps 5', 'PS5'],
    ['apto caguas', 'Apartamento'],
    ['apartamento ponce', ''],
    ['xqzwvkjhgfd', ''],
  ])('%j finds %s', async (text, titles) => {
    expect(await found({ search: text })).toBe(titles)
  })
  test('a slip of the fingers is put right by the words of the ads', async () => {
    const result = await search({ search: 'whirpol' })
    expect(result.items.map(({ title }) => title)).toEqual(['Nevera Whirlpool'])
    expect(result.reading).toMatchObject({ text: 'whirpol', correctedText: 'whirlpool' })
  })
  test('a word written as it sounds is found by ear', async () => {
    await publish({ title: 'Zapatera de cedro' })
    expect(await found({ search: 'sapatera' })).toBe('Zapatera')
  })
  test('a literal search takes the words as they stand', async () => {
    expect(await found({ search: 'nebera', literal: true })).toBe('')
    expect(await found({ search: 'whirpol', literal: true })).toBe('')
  })
  test('a word of many ads is never corrected', async () => {
    await publish({ title: 'Loro uno' }, { title: 'Toro uno' }, { title: 'Toro dos' })
    const { reading, items } = await search({ search: 'toro' })
    expect(items).toHaveLength(2)
    expect(reading).toMatchObject({ correctedText: null, place: null })
  })
  test('the reading tells what was understood', async () => {
    const { reading } = await search({ search: 'nebera nueva ponce' })
    expect(reading).toEqual({
      text: 'nebera nueva ponce',
      correctedText: 'nevera nueva ponce',
      place: { name: 'Ponce', kind: 'municipality' },
      condition: 'nuevo',
      excluded: [],
    })
  })
  test('a condition that was chosen is not said to be understood from the words', async () => {
    const { reading } = await search({ search: 'nevera nueva', condition: 'bueno' })
    expect(reading.condition).toBeNull()
  })
  test('a place without such an ad was a word', async () => {
    await publish({ title: 'Mapa de Culebra y Maunabo', location: 'Ponce' })
    expect(await found({ search: 'mapa maunabo' })).toBe('Mapa')
  })
  test('five ads with one title make it a name without synonyms', async () => {
    await publish({ title: 'Yola fina' })
    await publish(...Array.from({ length: 4 }, () => ({ title: 'Lancha' })))
    expect((await search({ search: 'lancha' })).total).toBe(5)
    await publish({ title: 'Lancha' })
    expect((await search({ search: 'lancha' })).total).toBe(5)
  })
})

describe('relevance', () => {
  test('the title before the text, the word before its synonyms, the new before the old', async () => {
    await publish(
      { title: 'Trotadora vieja' },
      { title: 'Pesa', description: 'La cambio por una trotadora' },
      { title: 'Caminadora nueva' },
    )
    suite.clock.advance(40 * 86_400_000)
    await publish({ title: 'Trotadora reciente' })
    expect(await found({ search: 'trotadora' })).toBe('Trotadora, Trotadora, Caminadora, Pesa')
    const { items } = await search({ search: 'trotadora' })
    expect(items[0]?.title).toBe('Trotadora reciente')
  })
  test('of two that say the same, the fresher comes first, however close', async () => {
    await publish({ title: 'Yugo de madera' })
    suite.clock.advance(2 * 86_400_000)
    await publish({ title: 'Yugo de hierro' }, { title: 'Yunta', description: 'Con yugo' })
    suite.clock.advance(86_400_000)
    expect(await found({ search: 'yugo' })).toBe('Yugo, Yugo, Yunta')
    const { items } = await search({ search: 'yugo' })
    expect(items[0]?.title).toBe('Yugo de hierro')
  })
  test('words that only look alike are other words', async () => {
    await publish(
      { title: 'Cámara digital' },
      { title: 'Mueble de un solo dueño' },
      { title: 'Silla de playa' },
    )
    expect(await found({ search: 'solar' })).toBe('')
    expect(await found({ search: 'play' })).toBe('PS5')
    expect(await found({ search: 'cama digital' })).toBe('')
    expect(await found({ search: 'camaras digitales' })).toBe('Cámara')
  })
  test('a kind of thing counts among its own: a Honda is a car where cars are', async () => {
    await publish(
      { title: 'Honda Fit del 2012', categoryId: 2, description: 'Vehículo' },
      { title: 'Cortagrama Honda', categoryId: 8 },
    )
    expect(await found({ search: 'carro', sort: 'newest' })).toBe('Honda')
    expect(await found({ search: 'honda', sort: 'newest' })).toBe('Cortagrama, Honda')
  })
  test('an asked condition leads, one that contradicts it stays out', async () => {
    await publish(
      { title: 'Guante nuevo', condition: 'nuevo' },
      { title: 'Guante sin más' },
      { title: 'Guante gastado', condition: 'regular' },
    )
    expect((await search({ search: 'guante nuevo' })).items.map(({ title }) => title)).toEqual([
      'Guante nuevo',
      'Guante sin más',
    ])
  })
})

describe('filters', () => {
  beforeAll(() =>
    publish(
      {
        title: 'Bajo filtro',
        price: '$100',
        categoryId: 4,
        location: 'San Juan, Área Metropolitana',
        condition: 'nuevo',
      },
      { title: 'Medio filtro', price: '$500', categoryId: 4, location: 'Ponce, Sur' },
      { title: 'Alto filtro', price: '$900-1000', categoryId: 2, location: 'Mayagüez, Oeste' },
      { title: 'Raro filtro', price: 'Negociable', categoryId: 2, location: 'Barrio Guavate' },
    ),
  )
  test.each<[Omit<SearchQueryInput, 'search'>, string]>([
    [{ category: 'electronicos' }, 'Medio, Bajo'],
    [{ category: '4' }, 'Medio, Bajo'],
    [{ category: 'Electrónicos' }, 'Medio, Bajo'],
    [{ minPrice: 200 }, 'Alto, Medio'],
    [{ maxPrice: 500 }, 'Medio, Bajo'],
    [{ minPrice: 950, maxPrice: 2000 }, 'Alto'],
    [{ condition: 'nuevo' }, 'Bajo'],
    [{ location: 'mayaguez' }, 'Alto'],
    [{ location: 'Ponce, Sur' }, 'Medio'],
    [{ location: 'Río Piedras' }, 'Bajo'],
    [{ location: 'Área Metropolitana' }, 'Bajo'],
    [{ location: 'Toda la isla' }, 'Raro, Alto, Medio, Bajo'],
    [{ location: 'guavate' }, 'Raro'],
    [{ location: 'Narnia' }, ''],
    [{ location: 'Bayamón', radius: 20 }, 'Bajo'],
    [{ location: 'Bayamón', radius: 100 }, 'Medio, Bajo'],
    [{ radius: 20 }, 'Raro, Alto, Medio, Bajo'],
    [{ lat: 18.05, lng: -66.6, radius: 5 }, 'Medio'],
    [{ lat: 89.99, lng: 10, radius: 100 }, ''],
    [{ sort: 'price-low' }, 'Bajo, Medio, Alto, Raro'],
    [{ sort: 'price-high' }, 'Alto, Medio, Bajo, Raro'],
    [{ sort: 'oldest' }, 'Bajo, Medio, Alto, Raro'],
  ])('%j finds %s', async (query, titles) => {
    expect(await found({ sort: 'newest', ...query, search: 'filtro' })).toBe(titles)
  })
  test('an inactive or sold ad is not found', async () => {
    const { items } = await search({ search: 'raro filtro' })
    const [ad] = items
    await suite.asUser(seller).listings.setStatus({ id: ad?.id ?? 0, status: 'sold' })
    expect(await found({ search: 'raro filtro' })).toBe('')
  })
})
