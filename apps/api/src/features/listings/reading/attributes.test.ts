// What ads say of themselves: out of their text, by their seller, and how they are found by it.
import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'

let suite: Suite
let seller: Awaited<ReturnType<Suite['makeUser']>>

beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterAll(() => suite.close())

const corolla = {
  categoryId: 2,
  title: 'Toyota Corolla 2015',
  description: 'Automático, 95 mil millas, título limpio.',
  price: '$8,995',
}

const publish = (ad: object) => suite.asUser(seller).listings.publish(makeListingInput(ad))

const idsOf = async (query: SearchQueryInput) => {
  const { items } = await suite.asVisitor().listings.search(query)
  return items.map(({ id }) => id)
}

describe('on an ad', () => {
  test('a code that is none, and a number out of bounds, are refused at their field', async () => {
    const app = await suite.app()
    const answer = await request(app, 'POST', '/api/listings', {
      token: (await register(suite)).token,
      body: makeListingInput({ ...corolla, attributes: { year: 1850, fuel: 'vapor' } as object }),
    })
    expect(answer.status).toBe(400)
    const paths = answer.json.issues.map(({ path }: { path: string }) => path)
    expect(paths.toSorted()).toEqual(['attributes.fuel', 'attributes.year'])
  })

  test('stands what its text says', async () => {
    const { attributes } = await publish(corolla)
    expect(attributes).toMatchObject({
      ...{ vehicleKind: 'carro', make: 'Toyota', model: 'Corolla', year: 2015, miles: 95_000 },
      ...{ transmission: 'automatica', titleState: 'limpio' },
    })
  })

  test('what the seller says holds, and what they deny is gone; only they see which is which', async () => {
    const said = { year: 2016, titleState: null, color: 'Gris' }
    const { id, attributes, saidAttributes } = await publish({ ...corolla, attributes: said })
    expect(attributes).toMatchObject({ year: 2016, color: 'Gris', make: 'Toyota' })
    expect(attributes).not.toHaveProperty('titleState')
    expect(saidAttributes).toEqual(said)
    const seen = await suite.asVisitor().listings.get({ id })
    expect(seen.attributes).toEqual(attributes)
    expect(seen).not.toHaveProperty('saidAttributes')
  })

  test('what does not belong to its category or kind is left out', async () => {
    const attributes = { year: 2010, rooms: 3 }
    const tire = await publish({
      ...corolla,
      title: 'Gomas 205/55R16',
      description: 'Nuevas',
      attributes,
    })
    expect(tire.attributes).toEqual({ vehicleKind: 'pieza' })
    const home = await publish({
      ...corolla,
      categoryId: 1,
      title: 'Casa',
      description: 'Grande',
      attributes,
    })
    expect(home.attributes).toMatchObject({ rooms: 3 })
    expect(home.attributes).not.toHaveProperty('year')
  })

  test('an edit reads the new text, and keeps what was said unless it says otherwise', async () => {
    const { id } = await publish({ ...corolla, attributes: { color: 'Gris' } })
    const title = 'Toyota Corolla 2017'
    const edit = (ad: object) =>
      suite.asUser(seller).listings.edit({ id, ...makeListingInput(ad), price: '$8,995' })
    const edited = await edit({ ...corolla, title })
    expect(edited.attributes).toMatchObject({ year: 2017, color: 'Gris' })
    const again = await edit({ ...corolla, title, attributes: { year: 2018 } })
    expect(again.attributes).toMatchObject({ year: 2018 })
    expect(again.attributes).not.toHaveProperty('color')
  })
})

describe('in a search', () => {
  let ids: Record<'corolla' | 'civic' | 'tacoma' | 'wanted', number>
  beforeAll(async () => {
    const word = 'sancochoveloz'
    const ad = async (title: string, description: string) =>
      (await publish({ ...corolla, title: `${title} ${word}`, description })).id
    ids = {
      corolla: await ad('Toyota Corolla 2014', 'Automático, 120 mil millas'),
      civic: await ad('Honda Civic 2018', 'Estándar, 60k millas'),
      tacoma: await ad('Toyota Tacoma 2020', 'Automática, 30,000 millas'),
      wanted: await ad('Busco Toyota Yaris 2012', 'Compro de contado.'),
    }
  })
  const about = (asked: object): SearchQueryInput => ({ search: 'sancochoveloz', ...asked })

  test('what cannot be read is refused', () => {
    expect(SearchQuery.safeParse(about({ year: 'viejo' })).success).toBe(false)
    expect(SearchQuery.safeParse(about({ vehicleKind: 'cohete' })).success).toBe(false)
  })

  test.each<[object, (keyof typeof ids)[]]>([
    [{ make: 'toyota' }, ['corolla', 'tacoma']],
    [{ make: 'Toyota,Honda', transmission: 'automatica' }, ['corolla', 'tacoma']],
    [{ year: '2015-2019' }, ['civic']],
    [{ miles: '-100000' }, ['civic', 'tacoma']],
    [{ intent: 'busco' }, ['wanted']],
    [{ make: 'toyota', intent: 'vendo' }, []],
  ])('%j finds %j', async (asked, found) => {
    const expected = found.map((name) => ids[name])
    expect((await idsOf(about(asked))).toSorted()).toEqual(expected.toSorted())
  })

  test('without words the same holds within a category', async () => {
    const found = await idsOf({ category: 'vehiculos', make: 'Honda' })
    expect(found).toEqual([ids.civic])
  })

  test('who looks for something is shown what is offered', async () => {
    expect((await idsOf(about({}))).toSorted()).toEqual(
      [ids.corolla, ids.civic, ids.tacoma].toSorted(),
    )
  })

  test('who asks for those who buy is shown them, and so is who takes the words as they stand', async () => {
    const found = await idsOf({ search: 'quién compra sancochoveloz' })
    expect(found).toContain(ids.wanted)
    const literal = await idsOf({ search: 'busco yaris sancochoveloz', literal: true })
    expect(literal).toEqual([ids.wanted])
  })

  test.each<[string, (keyof typeof ids)[]]>([
    ['year', ['tacoma', 'civic', 'corolla']],
    ['miles', ['tacoma', 'civic', 'corolla']],
  ])('the order %s', async (sort, order) => {
    expect(await idsOf(about({ sort }))).toEqual(order.map((name) => ids[name]))
  })

  test('a range finds what lies between whole numbers', async () => {
    const word = 'tostonfino'
    const title = `Laptop Dell 15.6" ${word}`
    const { id } = await publish({ title, description: 'Rápida', categoryId: 4 })
    expect(await idsOf({ search: word, inches: '15-16' })).toEqual([id])
    expect(await idsOf({ search: word, inches: '16-17' })).toEqual([])
  })

  test('a page by the price of a square foot leads to the next, whatever its cents', async () => {
    const word = 'pastelonlargo'
    const home = async (price: string) =>
      (await publish({ title: `Casa ${word}`, description: '1,050 p/c', categoryId: 1, price })).id
    const [dear, cheap] = [await home('$200,000'), await home('$100,000')]
    const query = { search: word, sort: 'area-price', limit: 1 } as const
    const { items, nextCursor } = await suite.asVisitor().listings.search(query)
    expect(items.map(({ id }) => id)).toEqual([cheap])
    expect(await idsOf({ ...query, cursor: nextCursor })).toEqual([dear])
  })

  test('who searches sees that others seek the same, and can ask for them', async () => {
    const { facets } = await suite.asVisitor().listings.countFacets(about({}))
    const intents = facets.find(({ key }) => key === 'intent')?.values
    expect(intents).toContainEqual({ value: 'busco', label: 'Busco', count: 1 })
  })

  test('what is nearest stands first, wherever it is', async () => {
    const word = 'mofongoredondo'
    const at = async (location: string) =>
      (await publish({ ...corolla, title: `Corolla ${word}`, location })).id
    const [ponce, fajardo, juanaDiaz] = [
      await at('Ponce'),
      await at('Fajardo'),
      await at('Juana Díaz'),
    ]
    const query = { search: word, sort: 'nearest' } as const
    expect(await idsOf({ ...query, location: 'Ponce' })).toEqual([ponce, juanaDiaz, fajardo])
    expect(await idsOf({ ...query, lat: 18.33, lng: -65.65 })).toEqual([fajardo, juanaDiaz, ponce])
    expect(await idsOf(query)).toEqual([juanaDiaz, fajardo, ponce])
  })

  test('each value has the number of its ads, as if it were not asked itself', async () => {
    const query = about({ category: 'vehiculos', make: 'honda' })
    const { facets, isCapped } = await suite.asVisitor().listings.countFacets(query)
    const of = (key: string) => facets.find((facet) => facet.key === key)?.values
    expect(of('make')).toEqual([
      { value: 'toyota', label: 'Toyota', count: 2 },
      { value: 'honda', label: 'Honda', count: 1 },
    ])
    expect(of('model')).toEqual([{ value: 'civic', label: 'Civic', count: 1 }])
    expect(of('year')).toEqual([{ value: '2018', label: '2018', count: 1 }])
    expect(isCapped).toBe(false)
  })
})

test('the table is answered to everybody', async () => {
  const app = await suite.app()
  const { status, json } = await request(app, 'GET', '/api/attributes')
  expect(status).toBe(200)
  expect(json.find(({ key }: { key: string }) => key === 'make')).toEqual({
    ...{ key: 'make', label: 'Marca', kind: 'text', max: 40, isFacet: true },
    ...{ categories: ['vehiculos'], property: 'brand' },
  })
})
