// Ads of before: read by the timed job, without anybody noticing but who filters.
import { READER_VERSION } from '@wepa/domain/attributes/version'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { readUnreadAds } from './read-unread-ads.ts'
import { listUnread, updateRead } from './unread-ads.repo.ts'

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterAll(() => suite.close())
beforeEach(() => suite.database.pool.query('delete from listings'))

const corolla = {
  categoryId: 2,
  title: 'Toyota Corolla 2015',
  description: 'Automático, 95 mil millas.',
  price: '$8,995',
}

/** An ad as the version before left it. */
async function publishUnread(ad: object = {}): Promise<number> {
  const { id } = await suite
    .asUser(seller)
    .listings.publish(makeListingInput({ ...corolla, ...ad }))
  await forget(id)
  return id
}

const forget = (id: number, version = 0) =>
  suite.database.pool.query(
    `update listings set attributes = '{}', attributes_version = $2 where id = $1`,
    [id, version],
  )

async function rowOf(id: number) {
  const { rows } = await suite.database.pool.query(
    'select attributes, attributes_version as version, updated_at from listings where id = $1',
    [id],
  )
  return rows[0]
}

const findByYear = async (year: string) => {
  const { items } = await suite.asVisitor().listings.search({ category: 'vehiculos', year })
  return items.map(({ id }) => id)
}

const run = () => readUnreadAds(suite.deps)

test('where every ad has been read, nothing is written', async () => {
  await suite.asUser(seller).listings.publish(makeListingInput(corolla))
  expect(await run()).toBe(0)
})

test('an ad of before is found by what its text says', async () => {
  const id = await publishUnread()
  expect(await findByYear('2015')).toEqual([])
  expect(await run()).toBe(1)
  expect((await rowOf(id)).attributes).toMatchObject({ make: 'Toyota', year: 2015, miles: 95_000 })
  expect(await findByYear('2015')).toEqual([id])
})

test('no date moves, nobody is alerted, and the words of the text stay', async () => {
  const id = await publishUnread()
  // What its publication caused is done before somebody looks for it.
  await suite.workOffQueue()
  const buyer = await suite.makeUser()
  await suite.asUser(buyer).savedSearches.save({
    name: 'Corolla',
    query: 'corolla',
    attributes: { year: '2015' },
  })
  await suite.workOffQueue()
  const before = await rowOf(id)
  const words = async () => {
    const { rows } = await suite.database.pool.query(`
      select ts_delete(words, tsvector_to_array(wepa_attribute_words(attributes))) as words, size from search_ads`)
    return rows
  }
  const wordsBefore = await words()
  expect(await run()).toBe(1)
  expect((await rowOf(id)).updated_at).toEqual(before.updated_at)
  expect(await words()).toEqual(wordsBefore)
  await suite.workOffQueue()
  const hits = await suite.database.pool.query('select 1 from saved_search_hits')
  const waiting = await suite.database.pool.query('select 1 from listings_to_match')
  expect([hits.rowCount, waiting.rowCount]).toEqual([0, 0])
})

test('what the seller says holds over what is read', async () => {
  const id = await publishUnread({ attributes: { year: 2016, miles: null } })
  await run()
  const { attributes } = await rowOf(id)
  expect(attributes).toMatchObject({ make: 'Toyota', year: 2016 })
  expect(attributes).not.toHaveProperty('miles')
  const { saidAttributes } = await suite.asUser(seller).listings.get({ id })
  expect(saidAttributes).toEqual({ year: 2016, miles: null })
})

test.each([['sold'], ['inactive']])('a %s ad is read too', async (status) => {
  const id = await publishUnread()
  const change = status === 'sold' ? "status = 'sold'" : 'is_active = false'
  await suite.database.pool.query(`update listings set ${change} where id = $1`, [id])
  await run()
  expect((await rowOf(id)).attributes).toMatchObject({ year: 2015 })
})

test('dates without a year are those after the day on which the ad was written', async () => {
  const id = await publishUnread({ description: 'Marbete hasta marzo.' })
  await suite.database.pool.query(`update listings set created_at = '2021-11-01' where id = $1`, [
    id,
  ])
  await run()
  expect((await rowOf(id)).attributes.marbeteUntil).toMatch(/^2022-03/)
})

test('an edit between the reading and the writing wins', async () => {
  const id = await publishUnread()
  const [ad] = await listUnread(suite.deps.db, undefined, 10)
  const edited = makeListingInput({ ...corolla, title: 'Toyota Corolla 2019' })
  await suite.asUser(seller).listings.edit({ id, ...edited, price: corolla.price })
  const stale = { id, stamp: ad?.stamp ?? '', attributes: '{"year":2015}' }
  expect(await updateRead(suite.deps.db, [stale])).toBe(0)
  expect(await rowOf(id)).toMatchObject({ version: READER_VERSION, attributes: { year: 2019 } })
})

test('an ad that somebody holds is not waited for, and read by the next run', async () => {
  const [held, free] = [await publishUnread(), await publishUnread()]
  const owner = await suite.database.pool.connect()
  try {
    await owner.query('begin')
    await owner.query('select 1 from listings where id = $1 for update', [held])
    expect(await run()).toBe(1)
    expect((await rowOf(free)).version).toBe(READER_VERSION)
    expect((await rowOf(held)).version).toBe(0)
    await owner.query('rollback')
  } finally {
    owner.release()
  }
  expect(await run()).toBe(1)
  expect((await rowOf(held)).version).toBe(READER_VERSION)
})

test('a run goes on where the one before stopped, through more than one part', async () => {
  const id = await publishUnread()
  await suite.database.pool.query(
    `insert into listings (user_id, category_id, title, description)
     select $1, 2, 'Honda Civic ' || 2000 + n % 20, 'Corre bien' from generate_series(1, 450) n`,
    [seller.id],
  )
  const part = await listUnread(suite.deps.db, undefined, 200)
  const read = part.map(({ id: one, stamp }) => ({ id: one, stamp, attributes: '{}' }))
  expect(await updateRead(suite.deps.db, read)).toBe(200)
  expect(part[0]?.id).toBe(id)
  expect(await run()).toBe(251)
  expect(await run()).toBe(0)
})

test('a newer reader reads all of them again', async () => {
  const id = await publishUnread()
  await forget(id, READER_VERSION - 1)
  expect(await run()).toBe(1)
  expect(await rowOf(id)).toMatchObject({ version: READER_VERSION, attributes: { year: 2015 } })
})

test('an ad that a newer server has read is left alone', async () => {
  const id = await publishUnread()
  await forget(id, READER_VERSION + 1)
  expect(await run()).toBe(0)
})

test('a text that a server of the version before writes counts as unread', async () => {
  const { id } = await suite.asUser(seller).listings.publish(makeListingInput(corolla))
  await suite.database.pool.query(
    `update listings set title = 'Toyota Corolla 2020', price = '$9,000' where id = $1`,
    [id],
  )
  expect((await rowOf(id)).version).toBe(0)
  expect(await run()).toBe(1)
  expect((await rowOf(id)).attributes).toMatchObject({ year: 2020 })
})

test('what is left is found by its index', async () => {
  const client = await suite.database.pool.connect()
  try {
    // As the planner does where there are many.
    await client.query('set enable_seqscan = off')
    await client.query('set enable_bitmapscan = off')
    const { rows } = await client.query(
      `explain select id from listings
       where attributes_version < ${READER_VERSION} and (attributes_version, id) > (0, 17)
       order by attributes_version, id limit 200`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('listings_by_reader')
    expect(plan).not.toContain('Sort')
  } finally {
    client.release(true)
  }
})
