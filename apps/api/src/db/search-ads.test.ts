// The table that searches with words read says of every public ad what the ad says, and nothing of any other.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../test/harness.ts'
import { migrate } from './migrate.ts'
import { insertSearchAds } from './migrations/115-attribute-words.ts'

const filling = '091-fill-search-ads'

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterAll(() => suite.close())

const publish = async (title: string) =>
  (await suite.asUser(seller).listings.publish(makeListingInput({ title }))).id

/** Ids whose row is missing, too much or says something else; and how many rows there are. */
async function compare() {
  return suite.deps.db.transaction().execute(async (tx) => {
    await sql`create temporary table expected (like search_ads including defaults) on commit drop`.execute(
      tx,
    )
    await sql
      .raw(
        `${insertSearchAds.replace('search_ads', 'expected')} listings ad where is_active and status <> 'sold'`,
      )
      .execute(tx)
    const { rows } = await sql<{ id: number }>`
      (table expected except table search_ads) union (table search_ads except table expected)`.execute(
      tx,
    )
    const { rows: counts } = await sql<{ count: number }>`
      select count(*)::integer as count from search_ads`.execute(tx)
    return { wrong: rows.map(({ id }) => id), count: counts[0]?.count }
  })
}

test.each([
  ["title = 'Nevera vieja'", 1],
  ["description = 'SUV de siete pasajeros'", 1],
  ["location = 'Barrio Guavate', municipality = 'cayey', region = 'Central'", 1],
  ['latitude = 18.1, longitude = -66.2', 1],
  ['latitude = null, longitude = null, municipality = null, region = null, location = null', 1],
  ['category_id = 2', 1],
  ['price_numeric = 10, price_max = 20', 1],
  ["condition = 'nuevo'", 1],
  [`attributes = '{"sportKind": "bicicleta", "size": "M"}'`, 1],
  [`attributes = '{"year": 2015}', title = 'Corolla del 2015'`, 1],
  ["is_featured = true, featured_plan = 'basic', featured_expires_at = now()", 1],
  ["created_at = created_at - interval '3 years'", 1],
  ["status = 'pending'", 1],
  ["status = 'sold'", 0],
  ['is_active = false', 0],
])('a change of %s is one of its row', async (change, rows) => {
  const id = await publish('Guagua Toyota y una bicicleta')
  const { count = 0 } = await compare()
  await sql`update listings set ${sql.raw(change)} where id = ${id}`.execute(suite.deps.db)
  expect(await compare()).toEqual({ wrong: [], count: count - 1 + rows })
})

test('an ad that comes back or goes for good has its row, or none', async () => {
  const { count = 0 } = await compare()
  const [back, gone] = [await publish('Motora'), await publish('Bote')]
  const { db } = suite.deps
  await sql`update listings set is_active = false where id = ${back}`.execute(db)
  await sql`update listings set is_active = true where id = ${back}`.execute(db)
  await suite.asUser(seller).listings.remove({ id: gone })
  expect(await compare()).toEqual({ wrong: [], count: count + 1 })
})

test('counting views does not touch the row', async () => {
  const id = await publish('Yola')
  const version = async () => {
    const { rows } = await sql<{ version: string }>`
      select xmin::text as version from search_ads where id = ${id}`.execute(suite.deps.db)
    return rows[0]?.version
  }
  const before = await version()
  await sql`update listings set views = views + 1, clicks = 3 where id = ${id}`.execute(
    suite.deps.db,
  )
  expect(before).toBeDefined()
  expect(await version()).toBe(before)
})

test('the ads of before are filled in, and it may begin again', async () => {
  const { count } = await compare()
  const hidden = await publish('Carretón')
  // There were no attributes then.
  await sql`update listings set attributes = '{}'`.execute(suite.deps.db)
  await suite.deps.db.transaction().execute(async (tx) => {
    // The state before the triggers stood.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from search_ads where id % 2 = 0`.execute(tx)
    await sql`update listings set is_active = false where id = ${hidden}`.execute(tx)
    await sql`delete from search_ads where id = ${hidden}`.execute(tx)
  })
  for (let run = 1; run <= 2; run += 1) {
    await suite.database.pool.query('delete from applied_migrations where name = $1', [filling])
    expect(await migrate(suite.database)).toEqual([filling])
    expect(await compare()).toEqual({ wrong: [], count })
  }
})

test('recent ads of before get the finest slices of time, older ones need none', async () => {
  const [recent, older] = [await publish('Lámpara de hoy'), await publish('Lámpara de antes')]
  await sql`update listings set created_at = now() - interval '3 days' where id = ${older}`.execute(
    suite.deps.db,
  )
  // As 090 wrote them.
  await sql`
    update search_ads set facets = array(select facet from unnest(facets) facet where facet not like 'q:%')
    where id in (${recent}, ${older})`.execute(suite.deps.db)
  const name = '113-fill-quarter-slices'
  await suite.database.pool.query('delete from applied_migrations where name = $1', [name])
  expect(await migrate(suite.database)).toEqual([name])
  const { rows } = await sql<{ id: number }>`
    select id from search_ads where id in (${recent}, ${older}) and 'q:' = any(
      select left(facet, 2) from unnest(facets) facet)`.execute(suite.deps.db)
  expect(rows).toEqual([{ id: recent }])
})

test('the ads of before get the words of their attributes, and keep all others', async () => {
  const id = await publish('Camioneta de trabajo')
  await sql`update listings set attributes = '{"year": 2015, "make": "Ram"}' where id = ${id}`.execute(
    suite.deps.db,
  )
  const words = async () => {
    const { rows } = await sql<{ words: string }>`
      select words::text from search_ads where id = ${id}`.execute(suite.deps.db)
    return rows[0]?.words
  }
  const written = await words()
  expect(written).toContain("'a:year=2015'")
  // As 105 wrote them.
  await sql`update search_ads set words = ts_delete(words, array['a:year=2015', 'a:make=ram'])`.execute(
    suite.deps.db,
  )
  const name = '116-fill-attribute-words'
  for (let run = 1; run <= 2; run += 1) {
    await suite.database.pool.query('delete from applied_migrations where name = $1', [name])
    expect(await migrate(suite.database)).toEqual([name])
    expect(await words()).toBe(written)
  }
})
