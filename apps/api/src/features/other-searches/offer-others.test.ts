// Searches without a hit: what is offered in their place, and that the tap keeps what the number says.
import { MOST_OTHERS, type OtherSearch } from '@wepa/domain/search/others/other-search'
import type { SearchQueryInput } from '@wepa/domain/search/query'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { expireListings } from '../listings/expiry/expire-listings.ts'

let suite: Suite
let seller: Person
let reader: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
beforeEach(async () => {
  reader = await suite.makeUser()
})
afterAll(() => suite.close())

type Ad = Parameters<typeof makeListingInput>[0]

async function publish(...ads: Ad[]): Promise<number[]> {
  const ids: number[] = []
  for (const ad of ads) {
    suite.clock.advance(60_000)
    const input = makeListingInput({ description: 'Nada', ...ad })
    ids.push((await suite.asUser(seller).listings.publish(input)).id)
  }
  return ids
}

const as = (person?: Person) => (person ? suite.asUser(person) : suite.asVisitor()).listings

async function offers(query: SearchQueryInput, person?: Person) {
  const { others, total } = await as(person).browse(query)
  expect(total).toBe(0)
  return others ?? []
}

const kindsOf = (others: readonly OtherSearch[]) =>
  others.map(({ kind, total }) => `${kind} ${total}`)

test('no ad counts that the tap would not show', async () => {
  const titles = ['Ukelele uno', 'Ukelele dos', 'Ukelele tres', 'Ukelele cuatro', 'Ukelele cinco']
  const ids = await publish(...titles.map((title) => ({ title, price: '$90' })))
  const [paused = 0, sold = 0, gone = 0, old = 0, last = 0] = ids
  const own = suite.asUser(seller).listings
  const query = { search: 'ukelele', maxPrice: 10 }
  expect(kindsOf(await offers(query))).toContain('price 5')
  const change = { title: 'Ukelele uno', description: 'Nada', price: '$90', categoryId: 9 }
  await own.edit({ id: paused, ...change, isActive: false })
  expect(kindsOf(await offers(query))).toContain('price 4')
  await own.setStatus({ id: sold, status: 'sold' })
  expect(kindsOf(await offers(query))).toContain('price 3')
  const admin = suite.asUser(await suite.makeUser({ role: 'admin' }))
  await admin.moderation.decide({ id: `listing-${gone}`, action: 'hide_listing', reason: 'No.' })
  expect(kindsOf(await offers(query))).toContain('price 2')
  // Its own reader has dismissed one; for all others it is there.
  await suite.asUser(reader).dismissals.add({ kind: 'listing', id: old })
  expect(kindsOf(await offers(query, reader))).toContain('price 1')
  expect(kindsOf(await offers(query))).toContain('price 2')
  await suite.asUser(reader).dismissals.add({ kind: 'seller', id: seller.id })
  expect(await offers(query, reader)).toEqual([])
  await own.remove({ id: last })
  expect(kindsOf(await offers(query))).toContain('price 1')
  suite.clock.advance(61 * 86_400_000)
  await expireListings(suite.deps)
  expect(await offers(query)).toEqual([])
})

test('dismissed ads do not count among many, either', async () => {
  const many = Array.from({ length: 24 }, (_, at) => ({ title: `Atril ${at}`, price: '$30' }))
  const [first = 0] = await publish(...many)
  await suite.asUser(reader).dismissals.add({ kind: 'listing', id: first })
  const query = { search: 'atril', minPrice: 500 }
  expect(kindsOf(await offers(query))).toContain('price 24')
  expect(kindsOf(await offers(query, reader))).toContain('price 23')
  // Nothing but dismissed ads is nothing.
  const left = await offers({ search: 'atril 0', minPrice: 500 }, reader)
  expect(left.map(({ filters }) => filters.search)).not.toContain('atril 0')
})

test('nothing is offered where something exact was found, over REST, or with nothing to give up', async () => {
  await publish({ title: 'Pandereta', price: '$20' })
  expect((await as().browse({ search: 'pandereta' })).others).toBeUndefined()
  expect((await as().search({ search: 'pandereta', maxPrice: 5 })).others).toBeUndefined()
  const app = await suite.app()
  const rest = await app.inject('/api/listings?search=pandereta&maxPrice=5&include=alike')
  expect(rest.json()).toEqual([])
  expect(await offers({ search: 'qqzzkkww' })).toEqual([])
})

test('each filter that alone keeps all away is offered without, those that give up least first', async () => {
  await publish({
    title: 'Trombón Yamaha',
    price: '$400',
    location: 'Ponce, Sur',
    condition: 'bueno',
    categoryId: 9,
  })
  const base = { search: 'trombón', location: 'Ponce', condition: 'bueno', category: '9' } as const
  expect(kindsOf(await offers({ ...base, maxPrice: 100 }))).toEqual(['price 1'])
  expect(kindsOf(await offers({ ...base, condition: 'nuevo' }))).toEqual(['condition 1'])
  expect(kindsOf(await offers({ ...base, category: '2' }))).toEqual(['category 1'])
  expect(kindsOf(await offers({ ...base, seller: 'particular' }))).toEqual(['seller 1'])
  // Juana Díaz lies beside Ponce, Fajardo does not.
  const [near, anywhere] = await offers({ ...base, location: 'Juana Díaz' })
  expect([near?.kind, near?.filters]).toEqual([
    'near',
    { ...base, search: 'trombón', location: 'Juana Díaz', radius: 30 },
  ])
  expect(anywhere?.kind).toBe('place')
  expect(kindsOf(await offers({ ...base, location: 'Fajardo' }))).toEqual(['place 1'])
  // Two things keep it away: both go at once.
  expect(await offers({ ...base, maxPrice: 100, location: 'Fajardo' })).toEqual([
    { kind: 'all', filters: { search: 'trombón' }, total: 1, isTotalCapped: false },
  ])
  const [thing] = await offers({ ...base, search: 'trombón flumbex', location: 'Fajardo' })
  expect([thing?.kind, thing?.filters]).toEqual(['all', { search: 'trombón' }])
})

test('each attribute is offered without, one at a time, a model with its make', async () => {
  await publish(
    { title: 'Toyota Corolla 2015', price: '$9000', categoryId: 2 },
    { title: 'Toyota Corolla 2016', price: '$9500', categoryId: 2 },
    { title: 'Honda Civic 1999', price: '$2000', categoryId: 2 },
  )
  const said = async (query: SearchQueryInput) =>
    (await offers({ category: '2', ...query })).map(({ kind, attribute, filters, total }) => [
      attribute ?? kind,
      filters.attributes,
      total,
    ])
  expect(await said({ make: 'Toyota', year: '2020-' })).toEqual([['year', { make: 'Toyota' }, 2]])
  expect(await said({ search: 'corolla', year: '2020-' })).toContainEqual(['year', undefined, 2])
  expect(await said({ make: 'Toyota', model: 'Civic', year: '1999' })).toEqual([
    ['make', { year: '1999' }, 1],
  ])
})

test('what was read out of the words is taken out of them, and what stays asked stays', async () => {
  await publish({ title: 'Clarinete', price: '$300', location: 'Ponce, Sur', condition: 'bueno' })
  const words = async (search: string) =>
    (await offers({ search })).map(({ kind, filters }) => `${kind}: ${filters.search}`)
  expect(await words('clarinete menos de 50 en Ponce')).toEqual(
    ['price: clarinete en Ponce', 'kind: instrumentos musicales'].slice(0, 1),
  )
  expect(await words('clarinete nuevo en Ponce')).toContain('condition: clarinete en Ponce')
  expect(await words('clarinete -nada')).toContain('excluded: clarinete')
  const away = await offers({ search: 'clarinete hasta 400 en Juana Díaz' })
  expect(away.map(({ kind, filters }) => [kind, filters])).toEqual([
    ['near', { search: 'clarinete hasta 400', location: 'Juana Díaz', radius: 30 }],
    ['place', { search: 'clarinete hasta 400' }],
  ])
})

test('fewer words and the word for the kind are offered, with the price that was said', async () => {
  await publish(
    { title: 'Taladro viejo', price: '$40', categoryId: 8 },
    { title: 'Sierra circular', price: '$45', categoryId: 8 },
    { title: 'Sierra cara', price: '$450', categoryId: 8 },
  )
  expect(await offers({ search: 'taladro flumbex hasta 50' })).toEqual([
    {
      kind: 'words',
      filters: { search: 'taladro', maxPrice: 50 },
      total: 1,
      isTotalCapped: false,
    },
    {
      kind: 'kind',
      filters: { search: 'herramientas', maxPrice: 50 },
      total: 2,
      isTotalCapped: false,
    },
  ])
})

test('words taken as they stand are offered in their right spelling', async () => {
  await publish({ title: 'Marimba' }, { title: 'Marimba' }, { title: 'Marimba' })
  const [first] = await offers({ search: 'marinba', literal: true })
  expect(first).toEqual({
    kind: 'spelling',
    filters: { search: 'marinba' },
    total: 3,
    isTotalCapped: false,
    correctedText: 'marimba',
  })
  // Misspelt and too cheap.
  expect(kindsOf(await offers({ search: 'marinba', maxPrice: 5 }))).toContain('price 3')
})

test('each number is that of the page behind it, and they are few', async () => {
  await publish(
    { title: 'Funda para saxofón', price: '$15' },
    { title: 'Saxofón alto', price: '$600', location: 'Arecibo, Norte' },
    { title: 'Saxofón tenor', price: '$700', location: 'Hatillo, Norte' },
    { title: 'Busco saxofón', price: '$100' },
  )
  const queries: SearchQueryInput[] = [
    { search: 'saxofón tenor menos de 100 en Arecibo', condition: 'nuevo' },
    { search: 'saxofón', location: 'Camuy', maxPrice: 10, category: '9' },
    { search: 'saxofón dorado', location: 'Hatillo' },
    { search: 'sacsofón', location: 'Camuy', sort: 'price-low' },
    { category: '9', location: 'Arecibo', maxPrice: 5 },
  ]
  for (const query of queries) {
    const others = await offers(query)
    expect(others.length).toBeGreaterThan(0)
    expect(others.length).toBeLessThanOrEqual(MOST_OTHERS)
    for (const { filters, total, isTotalCapped } of others) {
      const page = await as().browse(filters)
      expect([filters, page.total, page.isTotalCapped]).toEqual([filters, total, isTotalCapped])
      expect(page.items.length).toBeGreaterThan(0)
    }
  }
})
