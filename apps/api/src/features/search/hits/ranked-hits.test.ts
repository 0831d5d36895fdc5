// The losses of a title are reckoned for the best alone: what comes first is the same as if they were for all.
import { SearchQuery } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { findAds } from '../find-ads.ts'

let suite: Suite
let seller: number
beforeAll(async () => {
  suite = await startSuite()
  const { id } = await suite.makeUser()
  seller = id
})
afterAll(() => suite.close())

/** So many ads, the newest first: a minute between them, the first after so many. */
async function publishMany(title: string, description: string, count: number, after: number) {
  await sql`
    insert into listings (user_id, category_id, title, description, municipality, region, created_at, expires_at)
    select ${seller}, 9, ${title} || ' ' || at, ${description}, 'ponce', 'Sur',
      now() - interval '1 minute' * (at + ${after}::integer), now() + interval '9 days'
    from generate_series(1, ${count}::integer) at`.execute(suite.deps.db)
}

async function titlesOf(pages: number): Promise<string[]> {
  const ids: number[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < pages && cursor !== null; page++) {
    const query = { search: 'bicicleta', limit: 20, cursor }
    const found = await findAds(suite.contextOf(), SearchQuery.parse(query))
    ids.push(...found.ids)
    cursor = found.nextCursor
  }
  const { rows } = await sql<{ title: string }>`
    select title from unnest(${ids}::integer[]) with ordinality asked (id, at) join listings using (id)
    order by at`.execute(suite.deps.db)
  return rows.map(({ title }) => title.replace(/ \d+$/, ''))
}

test('whoever seeks one stands behind all that sell, however many seek', async () => {
  await publishMany('Busco bicicleta', '', 200, 0)
  await publishMany('Regalo de Navidad', 'Bicicleta de montaña.', 30, 200)
  const titles = await titlesOf(3)
  expect(titles.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'Regalo de Navidad'))
  expect(new Set(titles.slice(30))).toEqual(new Set(['Busco bicicleta']))
})

test('every ad comes once on the pages, in one order', async () => {
  await publishMany('Bicicleta azul', '', 60, 230)
  const titles = await titlesOf(20)
  expect(titles).toHaveLength(290)
  expect(titles.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'Bicicleta azul'))
  expect(titles.slice(60, 90)).toEqual(Array.from({ length: 30 }, () => 'Regalo de Navidad'))
})
