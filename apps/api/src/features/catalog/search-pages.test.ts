import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

type Ad = Omit<Partial<ReturnType<typeof makeListingInput>>, 'attributes'>

async function publish(...ads: Ad[]): Promise<void> {
  for (const ad of ads) {
    suite.clock.advance(60_000)
    await suite.asUser(seller).listings.publish(makeListingInput({ description: 'Nada', ...ad }))
  }
}

const search = (query: SearchQueryInput) =>
  searchListings(suite.contextOf(), SearchQuery.parse(query))

/** Ads straight into the table, where publishing each would take too long: the newest first, a second apart. */
async function insert(count: number, ad: (index: number) => Ad & { title: string }): Promise<void> {
  const now = suite.clock.now()
  const ads = Array.from({ length: count }, (_, index) => ({
    userId: seller.id,
    categoryId: 11,
    description: 'Nada',
    createdAt: new Date(now.getTime() - index * 1000),
    expiresAt: new Date(now.getTime() + 86_400_000),
    ...ad(index),
  }))
  await suite.deps.db.insertInto('listings').values(ads).execute()
}

async function feature(title: string, days: number): Promise<void> {
  await suite.deps.db
    .updateTable('listings')
    .set({
      isFeatured: true,
      featuredPlan: 'basic',
      featuredExpiresAt: new Date(suite.clock.now().getTime() + days * 86_400_000),
    })
    .where('title', '=', title)
    .execute()
}

describe('pages', () => {
  const titles = Array.from({ length: 11 }, (_, index) => `Vajilla ${index}`)
  beforeAll(() =>
    publish(
      ...titles.map((title, index) => ({
        title,
        price: index % 3 === 0 ? 'Negociable' : `$${(index % 4) * 10}`,
      })),
    ),
  )

  /** The titles over all pages, in order. */
  async function walk(query: SearchQueryInput): Promise<string[]> {
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await search({ ...query, limit: 3, ...(cursor ? { cursor } : {}) })
      expect(page).toMatchObject({ total: titles.length, isTotalCapped: false })
      seen.push(...page.items.map(({ title }) => title))
      cursor = page.nextCursor
    }
    return seen
  }

  test.each(['newest', 'oldest', 'price-low', 'price-high', ''] as const)(
    'in the order %j every ad comes once',
    async (sort) => {
      const all = await search({ search: 'vajilla', sort, limit: 100 })
      expect(await walk({ search: 'vajilla', sort })).toEqual(all.items.map(({ title }) => title))
      expect(new Set(await walk({ search: 'vajilla', sort })).size).toBe(titles.length)
    },
  )
  test('ads published meanwhile move nothing', async () => {
    const first = await search({ search: 'vajilla', limit: 3 })
    await publish({ title: 'Vajilla intrusa' })
    const second = await search({ search: 'vajilla', limit: 3, cursor: first.nextCursor ?? '' })
    const seen = [...first.items, ...second.items].map(({ title }) => title)
    expect(new Set(seen).size).toBe(6)
    expect(seen).not.toContain('Vajilla intrusa')
    await suite.deps.db.deleteFrom('listings').where('title', '=', 'Vajilla intrusa').execute()
  })
  test('a correction holds on every page', async () => {
    expect(await walk({ search: 'vagilla' })).toHaveLength(titles.length)
  })
  test('up to three paid ads lead the first page, marked, and come once', async () => {
    for (const title of ['Vajilla 1', 'Vajilla 2', 'Vajilla 3', 'Vajilla 4']) {
      await feature(title, 7)
    }
    await feature('Vajilla 5', -1)
    const { items } = await search({ search: 'vajilla', sort: 'oldest', limit: 5 })
    expect(items.map(({ isFeatured }) => isFeatured)).toEqual([
      true,
      true,
      true,
      false,
      items[4]?.isFeatured,
    ])
    expect(items.slice(0, 3).map(({ title }) => title)).not.toContain('Vajilla 5')
    expect(new Set(await walk({ search: 'vajilla', sort: 'oldest' })).size).toBe(titles.length)
  })
  test('a page of one still leads on', async () => {
    const { items, nextCursor } = await search({ search: 'vajilla', sort: 'newest', limit: 1 })
    expect(items).toHaveLength(1)
    expect(nextCursor).not.toBeNull()
  })
  test('only paid ads, or none of them', async () => {
    expect((await search({ search: 'vajilla', featured: true })).total).toBe(4)
    expect((await search({ search: 'vajilla', featured: false })).total).toBe(7)
  })
  test('a word of very many ads is walked through whole, each ad once, and counted no further', async () => {
    await insert(450, (index) => ({
      title: index % 9 === 0 ? `Botella ${index}` : `Frasco ${index}`,
      description: 'botella',
    }))
    const first = await search({ search: 'botella', limit: 100 })
    expect(first).toMatchObject({ total: 400, isTotalCapped: true })
    expect(first.items.slice(0, 40).every(({ title }) => title.startsWith('Botella'))).toBe(true)
    const seen = first.items.map(({ id }) => id)
    for (let cursor = first.nextCursor; cursor; ) {
      const page = await search({ search: 'botella', limit: 100, cursor })
      expect(page.total).toBe(400)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(450)
    expect(new Set(seen).size).toBe(450)
    expect(await search({ search: 'botella', sort: 'oldest', limit: 2 })).toMatchObject({
      isTotalCapped: true,
      items: [{ title: 'Frasco 449' }, { title: 'Frasco 448' }],
    })
  })

  describe('of words that go together', () => {
    const titleOf = (index: number) => (index % 4 === 0 ? 'Termo azul' : 'Termo')
    const everyOrder = ['newest', 'oldest', 'price-low', 'price-high'] as const
    beforeAll(() =>
      insert(2000, (index) => ({ title: titleOf(index), priceNumeric: String(5000 - index) })),
    )

    test('very many are counted to the cap, and lie in the asked order', async () => {
      const numbers = Array.from({ length: 500 }, (_, index) => 5000 - index * 4)
      const dearest = { newest: numbers, 'price-high': numbers }
      const cheapest = { oldest: numbers.toReversed(), 'price-low': numbers.toReversed() }
      const expected = { ...dearest, ...cheapest }
      for (const sort of everyOrder) {
        const { items, total, isTotalCapped } = await search({
          search: 'termo azul',
          sort,
          limit: 50,
        })
        expect([total, isTotalCapped]).toEqual([400, true])
        expect(items.map(({ priceNumeric }) => Number(priceNumeric))).toEqual(
          expected[sort].slice(0, 50),
        )
      }
    })
    test('every page goes on where the one before ended', async () => {
      const seen: number[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await search({
          search: 'termo azul',
          limit: 100,
          ...(cursor ? { cursor } : {}),
        })
        seen.push(...page.items.map(({ priceNumeric }) => Number(priceNumeric)))
        cursor = page.nextCursor
      }
      expect(seen).toHaveLength(500)
      expect(new Set(seen).size).toBe(500)
    })
    test('a crowd of new ones hides none of the old ones', async () => {
      suite.clock.advance(3_600_000)
      await insert(60, () => ({ title: 'Abanico de techo' }))
      suite.clock.advance(3_600_000)
      await insert(500, () => ({ title: 'Cortina' }))
      suite.clock.advance(3_600_000)
      await insert(30, () => ({ title: 'Abanico de techo' }))
      const found = await search({ search: 'abanico techo', limit: 100 })
      expect(found.total).toBe(90)
      expect(found.items).toHaveLength(90)
    })
  })
})
