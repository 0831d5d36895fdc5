import { readSearch } from '@wepa/domain/search/language'
import { SYNONYM_GROUPS } from '@wepa/domain/search/synonyms'
import { atLeast, type WordQuery } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../test/harness.ts'
import { fillConcepts, findReadyTokens, keepConcepts } from './concepts.ts'
import { type TextPart, textQuery, withConcepts } from './sql/text-query.ts'
import { concepts } from './sql/words/concepts.ts'

const texts = SYNONYM_GROUPS.flatMap(({ pr, es, en }) =>
  [...pr, ...es, ...en].map(({ text }) => text),
)

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  const ad = await publish('Modelo')
  // An ad for each name there is: in its title, or in its description beside another name; each in some category.
  await sql`
    insert into listings (user_id, category_id, title, description, location, municipality, expires_at)
    select user_id, 1 + at % 11, case when at % 3 = 0 then 'Algo' else text end, other, location, municipality, expires_at
    from listings, unnest(${texts}::text[], ${texts.toReversed()}::text[]) with ordinality as made (text, other, at)
    where listings.id = ${ad}`.execute(suite.deps.db)
})
afterAll(() => suite.close())

const publish = async (title: string) =>
  (await suite.asUser(seller).listings.publish(makeListingInput({ title }))).id

const forget = () => sql`delete from search_concepts`.execute(suite.deps.db)

/** How many ads there are with and without concepts, where the two differ; and how many queries had one. */
async function differences(tokens: ReadonlySet<string>) {
  return compare(matchesOf(texts), tokens)
}

type Asked = [WordQuery, TextPart | undefined]

function matchesOf(asked: readonly string[]): Asked[] {
  return [...new Set(asked)].flatMap((text): Asked[] => {
    const { match } = readSearch(text)
    const levels = match ? [match, atLeast(match, 0.9), atLeast(match, 0.8)] : []
    return levels.flatMap((query): Asked[] =>
      query
        ? [
            [query, undefined],
            [query, 'A'],
          ]
        : [],
    )
  })
}

async function compare(asked: readonly Asked[], tokens: ReadonlySet<string>) {
  const write = withConcepts(tokens)
  const pairs = asked.map(
    ([query, part]) => sql`(${textQuery(query, part)}, ${write(query, part)})`,
  )
  const { rows } = await sql<{ query: string; short: string; ids: string; other: string }>`
    select query::text as query, short::text as short, ids::text as ids, other::text as other
    from (values ${sql.join(pairs)}) asked (query, short), lateral (select
      array(select id from search_ads where words @@ query order by id) as ids,
      array(select id from search_ads where words @@ short order by id) as other) found
    where query::text <> short::text`.execute(suite.deps.db)
  return {
    shortened: rows.length,
    different: rows.filter(({ ids, other }) => ids !== other),
    empty: rows.filter(({ ids }) => ids === '{}').length,
  }
}

test('a query finds the same by concepts as by names', { timeout: 60_000 }, async () => {
  const ready = await findReadyTokens(suite.deps.db)
  expect(ready.size).toBe(concepts.length)
  const { shortened, different, empty } = await differences(ready)
  expect(different).toEqual([])
  expect(shortened).toBeGreaterThan(1000)
  expect(empty).toBeLessThan(shortened / 10)
})

test('what moves an ad in the order is asked by concepts as by words', {
  timeout: 60_000,
}, async () => {
  const others = [
    'funda de',
    'cargador para',
    'set de',
    'de 2',
    'reparación de',
    'busco',
    'con',
    'gomas de',
  ]
  const heads = texts.filter((_, at) => at % 40 === 0)
  await sql`
    insert into listings (user_id, category_id, title, description, expires_at)
    select ${seller.id}, 1 + (at % 11)::integer, title, '', now() + interval '1 day'
    from unnest(${heads.flatMap((head) => others.map((other) => `${other} ${head}`))}::text[])
      with ordinality as made (title, at)`.execute(suite.deps.db)
  const asked = heads.flatMap((head) =>
    readSearch(head).nudges.map(({ query }): Asked => [query, undefined]),
  )
  const { shortened, different } = await compare(asked, await findReadyTokens(suite.deps.db))
  expect(different).toEqual([])
  expect(shortened).toBeGreaterThan(asked.length / 3)
  await sql`delete from listings where description = '' and user_id = ${seller.id}`.execute(
    suite.deps.db,
  )
})

test.each([
  ['nevera', 'Nevera Whirlpool', true],
  ['nevera', 'Se vende linda nevera', true],
  ['nevera', 'Refrigerador LG', true],
  ['nevera', 'Base de nevera', false],
  ['juego de sala', 'Juego de sala en piel', true],
  ['juego de sala', 'Mesa de juego de sala', false],
  ['sextante', 'Vendo sextante', true],
  ['sextante', 'Libro del sextante', false],
])('that %s opens %j is %s', async (asked, title, opens) => {
  const id = await publish(title)
  const { heads } = readSearch(asked)
  const query = heads && withConcepts(await findReadyTokens(suite.deps.db)).opening?.(heads)
  const { rows } = await sql<{ opens: boolean }>`
    select words @@ ${query} as opens from search_ads where id = ${id}`.execute(suite.deps.db)
  expect(rows).toEqual([{ opens }])
})

test.each([
  ['bicicleta', 'Vicicleta de niño'],
  ['lavabo', 'Labavo blanco'],
  ['nevera', 'Nebera usada'],
])('who asks for %s finds %j, by one word for all its slips', async (asked, title) => {
  const id = await publish(title)
  const { match } = readSearch(asked)
  const write = withConcepts(await findReadyTokens(suite.deps.db))
  const { rows } = await sql<{ found: boolean; query: string }>`
    select words @@ ${match && write(match)} as found, ${match && write(match)}::text as query
    from search_ads where id = ${id}`.execute(suite.deps.db)
  expect(rows[0]?.found).toBe(true)
  expect(rows[0]?.query.split('|').length).toBeLessThan(6)
})

test('a query is shorter by them', () => {
  const { match } = readSearch('guagua')
  const write = withConcepts(new Set(concepts.map(({ token }) => token)))
  const text = (query: { toOperationNode: () => unknown }) =>
    JSON.stringify(query.toOperationNode())
  expect(match && text(write(match)).length).toBeLessThan(250)
  expect(match && text(textQuery(match)).length).toBeGreaterThan(500)
})

test('a concept that is not known of all ads is not asked for', async () => {
  await forget()
  expect(await findReadyTokens(suite.deps.db)).toEqual(new Set())
  expect((await differences(new Set())).shortened).toBe(0)
})

test('an ad that was being written when they came is waited for', { timeout: 60_000 }, async () => {
  await forget()
  const client = await suite.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`insert into listings (user_id, category_id, title, description, expires_at)
      values (${seller.id}, 2, 'Guagua Ford', '', now() + interval '1 day')`)
    expect(await fillConcepts(suite.deps.db, 0)).toBe(false)
    expect(await findReadyTokens(suite.deps.db)).toEqual(new Set())
    await client.query('commit')
  } finally {
    client.release(true)
  }
  expect(await fillConcepts(suite.deps.db, 60_000)).toBe(true)
  expect(await fillConcepts(suite.deps.db, 0)).toBe(true)
  expect((await differences(await findReadyTokens(suite.deps.db))).different).toEqual([])
})

test('filling goes on where it stopped, and ads that change meanwhile are right', {
  timeout: 60_000,
}, async () => {
  await forget()
  await sql`update search_ads set words = listings.words from listings where listings.id = search_ads.id`.execute(
    suite.deps.db,
  )
  let steps = 0
  for (; !(await fillConcepts(suite.deps.db, 0)); steps++) {
    await sql`update listings set title = 'Nevera y ' || title
      where id % 500 = ${steps}`.execute(suite.deps.db)
    await publish('SUV del momento')
  }
  expect(steps).toBeGreaterThan(2)
  const ready = await findReadyTokens(suite.deps.db)
  expect(ready.size).toBe(concepts.length)
  expect((await differences(ready)).different).toEqual([])
})

test('concepts that no server has known for a month are forgotten, those of today are kept', async () => {
  await sql`insert into search_concepts (token, query, title_query, seen_at)
    values ('k:old', 'a', 'a', now() - interval '31 days')`.execute(suite.deps.db)
  await sql`update search_concepts set seen_at = now() - interval '29 days' where token <> 'k:old'`.execute(
    suite.deps.db,
  )
  await keepConcepts(suite.deps.db)
  const { rows } = await sql<{ count: number; oldest: number }>`
    select count(*)::integer as count, extract(day from now() - min(seen_at))::integer as oldest
    from search_concepts`.execute(suite.deps.db)
  expect(rows).toEqual([{ count: concepts.length, oldest: 0 }])
})
