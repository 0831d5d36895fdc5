// Words are looked for slice by slice of time: none is left out between them, and none comes twice.
import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { findAds } from './find-ads.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
  const seller = await suite.makeUser({ subscriptionPlan: 'business' })
  const other = await suite.makeUser()
  const { id } = await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Modelo' }))
  // From some seconds to eight years old, ever fewer, several of one moment; the ends of slices among them.
  await sql`
    insert into listings (user_id, category_id, title, description, municipality, region, latitude, longitude,
      price_numeric, created_at, expires_at)
    select case when at % 5 = 0 then ${other.id} else user_id end, 1 + at % 3, 'Sextante',
      '', (array['ponce', 'caguas'])[1 + at % 2], 'Sur', 18.01 + (at % 7) * 0.03, -66.61, at % 50,
      case when at % 10 = 0 then to_timestamp(floor(extract(epoch from now()) / 21600 - at / 40) * 21600)
        else now() - interval '1 second' * (at / 3) ^ 3.7 end, now() + interval '9 days'
    from listings, generate_series(1, 700) as made (at) where listings.id = ${id}`.execute(
    suite.deps.db,
  )
})
afterAll(() => suite.close())

/** All pages of a search. */
async function walk(query: SearchQueryInput): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | null | undefined
  do {
    const asked = SearchQuery.parse({ search: 'sextante', limit: 90, ...query, cursor })
    const found = await findAds(suite.contextOf(), asked)
    ids.push(...found.ids)
    cursor = found.nextCursor
  } while (cursor)
  return ids
}

async function expected(condition: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where title = 'Sextante' and ${sql.raw(condition)}
    order by created_at desc, id desc`.execute(suite.deps.db)
  return rows.map(({ id }) => id)
}

test.each<[SearchQueryInput, string]>([
  [{}, 'true'],
  [{ category: 'vehiculos' }, 'category_id = 2'],
  [{ location: 'Ponce' }, "municipality = 'ponce'"],
  [{ location: 'Sur', maxPrice: 9 }, 'price_numeric <= 9'],
  [
    { seller: 'particular' },
    'user_id = (select user_id from listings group by 1 order by count(*) limit 1)',
  ],
  [{ lat: 18.01, lng: -66.61, radius: 5 }, 'latitude < 18.05'],
  [{ lat: 18.01, lng: -66.61, radius: 90 }, 'true'],
])('%j finds the newest first, to the last', async (query, condition) => {
  const ids = await expected(condition)
  expect(ids.length).toBeGreaterThan(50)
  expect(await walk({ ...query, sort: 'newest' })).toEqual(ids)
})

test('by relevance every ad comes once', async () => {
  const ids = await walk({})
  expect(ids).toHaveLength(700)
  expect(new Set(ids)).toEqual(new Set(await expected('true')))
})

test('pages fit together while people publish and take away', async () => {
  const seller = await suite.makeUser()
  const ids = await expected('true')
  const first = await findAds(
    suite.contextOf(),
    SearchQuery.parse({ search: 'sextante', sort: 'newest', limit: 100 }),
  )
  await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Sextante nuevo' }))
  await sql`update listings set is_active = false where id = ${ids[150]}`.execute(suite.deps.db)
  const second = await findAds(
    suite.contextOf(),
    SearchQuery.parse({
      search: 'sextante',
      sort: 'newest',
      limit: 100,
      cursor: first.nextCursor,
    }),
  )
  expect(first.ids).toEqual(ids.slice(0, 100))
  expect(second.ids).toEqual(ids.slice(100, 201).filter((id) => id !== ids[150]))
})
