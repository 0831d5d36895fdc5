import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { findAds } from '../find-ads.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
  const { id } = await suite.makeUser()
  // In Ponce 3,100 ads, ten of them of vehicles.
  await sql`
    insert into listings (user_id, category_id, title, description, municipality, region, latitude, longitude,
      created_at, expires_at)
    select ${id}, case when at % 310 = 0 then 2 else 4 end, 'Cosa', '', 'ponce', 'Sur', 18.01, -66.61,
      now() - interval '1 minute' * at, now() + interval '9 days'
    from generate_series(1, 3100) at`.execute(suite.deps.db)
})
afterAll(() => suite.close())

let time = Date.now() + 60_000

async function find(query: SearchQueryInput) {
  const ctx = { ...suite.contextOf(), clock: { now: () => new Date(time) } }
  return findAds(ctx, SearchQuery.parse({ limit: 5, ...query }))
}

const places: SearchQueryInput[] = [
  {},
  { location: 'Ponce' },
  { lat: 18.01, lng: -66.61, radius: 5 },
]

test.each(places)(
  'of a crowd (%j) the newest come, a total of the most that counts, and every page',
  async (query) => {
    const first = await find(query)
    expect(first).toMatchObject({ total: 1000, isTotalCapped: true })
    expect(first.stamps.size).toBe(5)
    const second = await find({ ...query, cursor: first.nextCursor })
    const { rows } = await sql<{ id: number }>`
    select id from listings order by created_at desc, id desc limit 10`.execute(suite.deps.db)
    expect([...first.ids, ...second.ids]).toEqual(rows.map(({ id }) => id))
  },
)

test('what is few is counted, in a crowded place too', async () => {
  expect(await find({ location: 'Ponce', category: 'vehiculos' })).toMatchObject({ total: 10 })
})

test('a new ad is first at once, and a crowd that went is counted after ten seconds', async () => {
  await sql`update listings set created_at = now() where id = (select min(id) from listings)`.execute(
    suite.deps.db,
  )
  const { rows } = await sql<{ id: number }>`select min(id) as id from listings`.execute(
    suite.deps.db,
  )
  expect((await find({})).ids[0]).toBe(rows[0]?.id)
  await sql`update listings set is_active = false where category_id = 4`.execute(suite.deps.db)
  time += 10_001
  for (const query of places) {
    expect(await find(query)).toMatchObject({ total: 10, isTotalCapped: false })
  }
})
