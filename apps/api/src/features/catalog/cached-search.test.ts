import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { searchListings } from './search-listings.ts'

const moment = 800

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  time = Date.now() + 60_000
})
afterAll(() => suite.close())

const publish = async (title: string) =>
  (await suite.asUser(seller).listings.publish(makeListingInput({ title }))).id

const ask = (query: SearchQueryInput, person?: Person) =>
  searchListings(
    {
      ...suite.contextOf(person),
      settings: { ...suite.deps.settings, searchCache: moment },
      clock: still,
    },
    SearchQuery.parse(query),
  )

/** A clock that moves only when told: a slow machine keeps no answer any shorter. */
let time = 0
const still = { now: () => new Date(time) }

const idsOf = async (query: SearchQueryInput, person?: Person) =>
  (await ask(query, person)).items.map(({ id }) => id)

test.each([
  ['trompeta', 'is_active = false'],
  ['tambora', "status = 'sold'"],
])('of every %s, one that gets %s is gone at once', async (search, change) => {
  const [stays, goes] = [await publish(search), await publish(search)]
  const before = await idsOf({ search })
  expect(before).toEqual(expect.arrayContaining([stays, goes]))
  await sql`update listings set ${sql.raw(change)} where id = ${goes}`.execute(suite.deps.db)
  expect(await idsOf({ search })).toEqual(before.filter((id) => id !== goes))
})

test('an ad that is deleted or edited is gone or shown anew at once', async () => {
  const [edited, deleted] = [await publish('Trombón'), await publish('Trombón')]
  expect(await idsOf({ search: 'trombon' })).toHaveLength(2)
  await suite.asUser(seller).listings.remove({ id: deleted })
  expect(await idsOf({ search: 'trombon' })).toEqual([edited])
  const input = { ...makeListingInput({ title: 'Trombón de vara' }), price: '$150' }
  await suite.asUser(seller).listings.edit({ ...input, id: edited, images: null })
  const { items } = await ask({ search: 'trombon' })
  expect(items.map(({ title }) => title)).toEqual(['Trombón de vara'])
})

test('a new ad is found when the moment is over', async () => {
  const first = await publish('Clarinete')
  expect(await idsOf({ search: 'clarinete' })).toEqual([first])
  const second = await publish('Clarinete')
  expect(await idsOf({ search: 'clarinete' })).toEqual([first])
  time += moment + 1
  expect(await idsOf({ search: 'clarinete' })).toEqual([second, first])
})

test('who is signed in gets an answer of their own, with what visitors do not see', async () => {
  const id = await publish('Saxofón')
  const emails = async (person?: Person) =>
    (await ask({ search: 'saxofon' }, person)).items.map(({ contactEmail }) => contactEmail)
  expect(await emails(seller)).toEqual(['vende@ejemplo.pr'])
  expect(await emails()).toEqual([null])
  expect(await emails(seller)).toEqual(['vende@ejemplo.pr'])
  await publish('Saxofón')
  expect(await idsOf({ search: 'saxofon' })).toEqual([id])
  expect(await idsOf({ search: 'saxofon' }, seller)).toHaveLength(2)
})

test('case and spaces are one search, each said as it was typed; filters, signs and pages are not', async () => {
  const first = await publish('Fagot Buffet')
  const asked = ['Fagot', ' fagot  ', 'FAGOT']
  const texts = []
  for (const search of asked) texts.push((await ask({ search })).reading.text)
  expect(texts).toEqual(['Fagot', 'fagot', 'FAGOT'])
  await publish('Fagot')
  expect(await idsOf({ search: 'fagot' })).toEqual([first])
  const others: SearchQueryInput[] = [
    { search: 'fagot', sort: 'newest' },
    { search: 'fagot', category: 9 },
    { search: 'fagot', limit: 3 },
    { search: 'fagot -nada' },
  ]
  for (const query of others) expect(await idsOf(query)).toHaveLength(2)
  expect((await ask({ search: 'fagot -Nada' })).reading.excluded).toEqual(['Nada'])
  expect((await ask({ search: 'fagot -nada' })).reading.excluded).toEqual(['nada'])
})

test('those who ask at once are one question, and each search is noted', async () => {
  await publish('Oboe')
  const [one, ...others] = await Promise.all(
    Array.from({ length: 5 }, () => ask({ search: 'oboe' })),
  )
  for (const other of others) expect(other).toBe(one)
  await suite.activities.flush()
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from activities
    where action = 'search' and metadata ->> 'words' = 'oboe'`.execute(suite.deps.db)
  expect(rows).toEqual([{ count: 5 }])
})
