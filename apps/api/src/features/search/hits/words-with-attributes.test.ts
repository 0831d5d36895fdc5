// Words beside several attributes: the newest ads with the attributes are read first, and the index is asked where they
// are not enough.
import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { findAds } from '../find-ads.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
  const { id } = await suite.makeUser()
  // The word of every ad, of every second, and of the oldest alone.
  await sql`
    insert into listings (user_id, category_id, title, description, created_at, expires_at, attributes)
    select ${id}, 2, concat_ws(' ', 'Zafiro', case when at % 2 = 0 then 'Turquesa' end, case when at > 1440 then 'Ámbar' end),
      '', now() - interval '1 minute' * at, now() + interval '9 days',
      jsonb_build_object('make', 'Toyota', 'year', 2010 + at % 3, 'transmission', 'automatica')
    from generate_series(1, 1500) at`.execute(suite.deps.db)
})
afterAll(() => suite.close())

const asked = { category: 'vehiculos', make: 'toyota', transmission: 'automatica' }

async function walk(query: SearchQueryInput) {
  const ids: number[] = []
  let cursor: string | null | undefined
  let isTotalCapped = false
  do {
    const parsed = SearchQuery.parse({ ...asked, sort: 'newest', limit: 90, ...query, cursor })
    const found = await findAds(suite.contextOf(), parsed)
    ids.push(...found.ids)
    isTotalCapped = found.isTotalCapped
    cursor = found.nextCursor
  } while (cursor)
  return { ids, isTotalCapped }
}

async function expected(word: string, years: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where title ilike ${`%${word}%`} and (attributes ->> 'year')::integer in (${sql.raw(years)})
    order by created_at desc, id desc`.execute(suite.deps.db)
  return rows.map(({ id }) => id)
}

test.each([
  ['esmeralda', '2010-2012', '2010, 2011, 2012', 0],
  ['zafiro', '2010-2012', '2010, 2011, 2012', 1500],
  ['turquesa', '2010-2012', '2010, 2011, 2012', 750],
  ['ambar', '2010-2012', '2010, 2011, 2012', 60],
  ['turquesa', '2011', '2011', 250],
])('%s of %s is found newest first, to the last', async (search, year, years, count) => {
  const found = await walk({ search, year })
  const all = await expected(search === 'ambar' ? 'Ámbar' : search, years)
  expect(all).toHaveLength(count)
  expect(found).toEqual({ ids: all, isTotalCapped: count > 400 })
})

test('by relevance the same ads come, each once', async () => {
  const { ids } = await walk({ search: 'turquesa', sort: 'all' })
  expect(ids.toSorted((a, b) => a - b)).toEqual(
    (await expected('turquesa', '2010, 2011, 2012')).toSorted((a, b) => a - b),
  )
})
