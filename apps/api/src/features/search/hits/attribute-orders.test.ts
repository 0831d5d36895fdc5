// Cars by year and miles where there are more than are counted: the index of the order is walked within what was asked.
import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { findAds } from '../find-ads.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
  const { id } = await suite.makeUser()
  await sql`
    insert into listings (user_id, category_id, title, description, created_at, expires_at, attributes)
    select ${id}, 2, 'Carro', '', now() - interval '1 minute' * at, now() + interval '9 days',
      jsonb_build_object('make', case when at % 9 = 0 then 'Honda' else 'Toyota' end, 'year', 1990 + at % 30,
        'miles', at * 37 % 5000, 'transmission', case when at % 7 = 0 then 'estandar' else 'automatica' end)
    from generate_series(1, 1500) at`.execute(suite.deps.db)
})
afterAll(() => suite.close())

const asked = { category: 'vehiculos', make: 'toyota', transmission: 'automatica' }

test.each<[string, SearchQueryInput, string]>([
  ['the newest cars first', { ...asked, sort: 'year', year: '1995-2012' }, 'year desc, id desc'],
  ['all years', { ...asked, sort: 'year' }, 'year desc, id desc'],
  ['the fewest miles first', { ...asked, sort: 'miles', miles: '300-4800' }, 'miles, id desc'],
])('%s, to the last', async (_name, query, order) => {
  const ids: number[] = []
  let cursor: string | null | undefined
  do {
    const found = await findAds(
      suite.contextOf(),
      SearchQuery.parse({ ...query, limit: 90, cursor }),
    )
    ids.push(...found.ids)
    expect(found.isTotalCapped).toBe(true)
    cursor = found.nextCursor
  } while (cursor)
  const { rows } = await sql<{ id: number }>`
    select id, (attributes ->> 'year')::integer as year, (attributes ->> 'miles')::integer as miles from listings
    where attributes ->> 'make' = 'Toyota' and attributes ->> 'transmission' = 'automatica'
      and (${query.year ?? null}::text is null or (attributes ->> 'year')::integer between 1995 and 2012)
      and (${query.miles ?? null}::text is null or (attributes ->> 'miles')::integer between 300 and 4800)
    order by ${sql.raw(order)}`.execute(suite.deps.db)
  expect(ids).toEqual(rows.map(({ id }) => id))
})
