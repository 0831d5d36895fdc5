// Short answers: what follows the exact ones, and what does not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

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

async function ask(query: Record<string, string>): Promise<{ exact: string[]; alike: string[] }> {
  const { items, exactCount = items.length } = await suite
    .asVisitor()
    .listings.search({ include: 'alike', ...query })
  const titles = items.map(({ title }) => title)
  return { exact: titles.slice(0, exactCount), alike: titles.slice(exactCount) }
}

test('nobody who does not ask for it is shown what is alike', async () => {
  await publish(
    { title: 'Violín Stradella', categoryId: 9 },
    { title: 'Estuche para violín', categoryId: 9 },
  )
  const app = await suite.app()
  const plain = await app.inject('/api/listings?search=violin+stradella')
  expect(plain.json()).toHaveLength(1)
  expect(plain.headers['x-exact-count']).toBeUndefined()
  const more = await app.inject('/api/listings?search=violin&include=alike')
  expect(more.json().map(({ title }: { title: string }) => title)).toEqual([
    'Violín Stradella',
    'Estuche para violín',
  ])
  expect([more.headers['x-exact-count'], more.headers['x-total-count']]).toEqual(['1', '1'])
  const ordered = await app.inject('/api/listings?search=violin&include=alike&sort=newest')
  expect(ordered.headers['x-exact-count']).toBe('2')
  expect((await app.inject('/api/listings?search=violin&include=otro')).statusCode).toBe(400)
})

test('what is for a thing or done to it stands behind the thing, and apart; what is sought does not', async () => {
  await publish(
    { title: 'Rack para trotadora', categoryId: 9 },
    { title: 'Reparación de trotadoras', categoryId: 6 },
    { title: 'Busco trotadora', categoryId: 9 },
    { title: 'Trotadora NordicTrack', categoryId: 9 },
  )
  const { exact, alike } = await ask({ search: 'trotadora' })
  expect(exact).toEqual(['Trotadora NordicTrack'])
  expect(alike.toSorted()).toEqual(['Rack para trotadora', 'Reparación de trotadoras'])
  expect((await ask({ search: 'reparación de trotadora' })).exact).toEqual([
    'Reparación de trotadoras',
  ])
})

test('ads that meet most of the words follow those that meet all', async () => {
  await publish(
    { title: 'Kayak rojo', categoryId: 9 },
    { title: 'Kayak azul', categoryId: 9 },
    { title: 'Gorra roja', categoryId: 7 },
  )
  expect(await ask({ search: 'kayak rojo' })).toEqual({
    exact: ['Kayak rojo'],
    alike: ['Kayak azul'],
  })
  expect(await ask({ search: 'kayak rojo', literal: 'true' })).toEqual({
    exact: ['Kayak rojo'],
    alike: [],
  })
})

test('eight that are exact need nothing that is alike', async () => {
  const boats = Array.from({ length: 8 }, (_, at) => ({
    title: `Velero verde ${at}`,
    categoryId: 2,
  }))
  await publish({ title: 'Velero blanco', categoryId: 2 }, ...boats)
  const { exact, alike } = await ask({ search: 'velero verde' })
  expect([exact.length, alike]).toEqual([8, []])
})

test('an ad that leads because it was paid is not alike once more', async () => {
  await publish({ title: 'Ukelele rojo', categoryId: 9 }, { title: 'Ukelele azul', categoryId: 9 })
  await suite.deps.db
    .updateTable('listings')
    .set({
      isFeatured: true,
      featuredPlan: 'basic',
      featuredExpiresAt: new Date(suite.clock.now().getTime() + 86_400_000),
    })
    .where('title', '=', 'Ukelele rojo')
    .execute()
  expect(await ask({ search: 'ukelele rojo' })).toEqual({
    exact: ['Ukelele rojo'],
    alike: ['Ukelele azul'],
  })
})

test('words of price are limits, for what is alike too; a chosen price holds instead', async () => {
  await publish(
    { title: 'Telescopio Celestron', price: '$180', categoryId: 9 },
    { title: 'Telescopio Meade', price: '$420', categoryId: 9 },
    { title: 'Telescopio viejo', price: 'Negociable', categoryId: 9 },
  )
  expect(await ask({ search: 'telescopio menos de 200' })).toEqual({
    exact: ['Telescopio Celestron'],
    alike: [],
  })
  expect((await ask({ search: 'telescopio menos de 200', maxPrice: '500' })).exact).toHaveLength(2)
  expect((await ask({ search: 'telescopio barato' })).exact[0]).toBe('Telescopio Celestron')
  const { reading } = await suite.asVisitor().listings.search({ search: 'telescopio menos de 200' })
  expect(reading.price).toEqual({ max: 200 })
})

test('neighboring towns follow the one that was named, unless it was chosen', async () => {
  await publish(
    { title: 'Arpa dorada', location: 'Yauco', categoryId: 9 },
    { title: 'Arpa blanca', location: 'Ponce', categoryId: 9 },
    { title: 'Arpa negra', location: 'Fajardo', categoryId: 9 },
  )
  expect(await ask({ search: 'arpa en Ponce' })).toEqual({
    exact: ['Arpa blanca'],
    alike: ['Arpa dorada'],
  })
  expect(await ask({ search: 'arpa', location: 'Ponce' })).toEqual({
    exact: ['Arpa blanca'],
    alike: [],
  })
  const near = await ask({ search: 'arpa cerca de Guayanilla' })
  expect(near.exact.toSorted()).toEqual(['Arpa blanca', 'Arpa dorada'])
})

test('who wants to buy a home is not shown rentals, and the other way around', async () => {
  await publish(
    { title: 'Casa terrera', price: '$700', categoryId: 1, location: 'Lajas' },
    { title: 'Se alquila casa', price: '$850', categoryId: 1, location: 'Lajas' },
    { title: 'Casa de dos niveles', price: '$140,000', categoryId: 1, location: 'Lajas' },
    { title: 'Casa en la playa', price: 'A negociar', categoryId: 1, location: 'Lajas' },
  )
  expect((await ask({ search: 'se vende casa lajas' })).exact).toEqual(['Casa de dos niveles'])
  // A price of a month tells what the title does not.
  const { exact, alike } = await ask({ search: 'alquiler de casa en lajas' })
  expect(exact).toEqual(['Se alquila casa', 'Casa terrera'])
  expect(alike).toContain('Casa en la playa')
})

test.each([
  ['in its place', 5],
  ['elsewhere', 6],
])(
  'what is of another kind on the first page, %s, hides nothing on the next',
  async (_, categoryId) => {
    const hens = [1, 2, 3, 4].map((count) => `Rhode ${categoryId}${count} gallina`)
    const cages = [1, 2, 3, 4].map(
      (count) => `Jaula ${categoryId}${count} de alambre para conejo o gallina`,
    )
    await publish(...[...hens, ...cages].map((title) => ({ title, categoryId })))
    const found: string[] = []
    let cursor: string | null | undefined
    do {
      const { items, nextCursor } = await suite.asVisitor().listings.search({
        search: 'gallina',
        category: `${categoryId}`,
        include: 'alike',
        limit: '2',
        cursor,
      })
      found.push(...items.map(({ title }) => title))
      cursor = nextCursor
    } while (cursor)
    expect(found.toSorted()).toEqual([...hens, ...cages].toSorted())
  },
)

test('what is given away comes before what is sold, and that is only alike', async () => {
  await publish(
    { title: 'Piano vertical', price: '$400', categoryId: 9 },
    { title: 'Regalo piano de pared', price: 'Gratis', categoryId: 9 },
  )
  expect(await ask({ search: 'quien regala un piano' })).toEqual({
    exact: ['Regalo piano de pared'],
    alike: ['Piano vertical'],
  })
})

test('a thing that is to be had for a time is looked for among those who lend it', async () => {
  await publish(
    { title: 'Trompeta Bach', price: '$300', categoryId: 9 },
    { title: 'Alquiler de trompetas por mes', price: '$25', categoryId: 9 },
  )
  expect((await ask({ search: 'alquiler de trompeta' })).exact).toEqual([
    'Alquiler de trompetas por mes',
  ])
})
