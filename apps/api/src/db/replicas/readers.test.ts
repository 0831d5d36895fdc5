// Reads from a real replica that lags, dies, hangs and comes back.
import { eventually } from '@wepa/domain/test/eventually'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { request } from '../../../test/http.ts'
import { startReplicated } from '../../../test/servers/replicated.ts'
import { readLsn } from './lsn.ts'
import { openReaders } from './readers.ts'
import { noteWrites } from './recent-writes.ts'

const replicated = await startReplicated()
const { primary, standby, opened, readers, suite, said, pool, log } = replicated
const { isUsed, untilUsed, untilLeftOut, pauseReplay, resumeReplay, makeSeller } = replicated
afterAll(() => replicated.close())
beforeEach(() => untilUsed())

test('what is written where only reads are expected is said, and stands all the same', async () => {
  const reader = readers.choose(null)
  // @ts-expect-error What reads cannot write, but by a statement that is written by hand.
  expect(reader.insertInto).toBeDefined()
  await sql`
    insert into server_keys (name, secret) values ('search_misses', 'x')
    on conflict do nothing`.execute(reader)
  expect(said).toContain('something was written where only reads are expected')
  expect(isUsed()).toBe(true)
})

test('of two notes at once the later place stays', async () => {
  const { id } = await suite.makeUser()
  await noteWrites(opened.db, [id])
  const other = await opened.pool.connect()
  await other.query('begin')
  await other.query('update recent_writes set at = now() where writer_id = $1', [id])
  const waiting = noteWrites(opened.db, [id])
  await eventually(async () => {
    const { rows } = await opened.pool.query('select from pg_locks where not granted')
    expect(rows.length).toBeGreaterThan(0)
  })
  await suite.makeUser()
  const { rows } = await opened.pool.query('select pg_current_wal_flush_lsn()::text as lsn')
  await other.query('commit')
  other.release()
  await waiting
  const noted = await opened.db
    .selectFrom('recentWrites')
    .select('lsn')
    .where('writerId', '=', id)
    .executeTakeFirstOrThrow()
  expect(readLsn(noted.lsn)).toBeGreaterThanOrEqual(readLsn(rows[0].lsn))
})

test('a replica that lags shows others what was, and never who has written', async () => {
  const { write, find } = await makeSeller()
  await write('antes')
  await eventually(async () => expect(await find({})).toBe('antes'))
  await untilUsed()
  await pauseReplay()
  try {
    await write('después')
    for (let tries = 0; tries < 20; tries++) expect(await find()).toBe('después')
    expect(await find({})).toBe('antes')
  } finally {
    await resumeReplay()
  }
  await eventually(async () => expect(await find({})).toBe('después'))
})

test('an ad that went is in no list from that moment, whatever the replica has', async () => {
  const { id, adId, find } = await makeSeller()
  const other = await makeSeller()
  const similar = async () => {
    const { alike } = await suite.asVisitor().listings.similar({ id: other.adId })
    return alike.map((ad) => ad.id)
  }
  await eventually(async () => expect(await find({})).toBe('Reloj'))
  await eventually(async () => expect(await other.find({})).toBe('Reloj'))
  await untilUsed()
  expect(await similar()).toContain(adId)
  await pauseReplay()
  try {
    await suite.asUser({ id, role: 'user' }).listings.remove({ id: adId })
    expect(isUsed()).toBe(true)
    expect(await find({})).toBeUndefined()
    const search = `zumbador${id}`
    const browsed = await suite.asVisitor().listings.browse({ search })
    expect(browsed.items.map((item) => item.id)).not.toContain(adId)
    expect(browsed.exactCount ?? 0).toBe(0)
    expect(await similar()).not.toContain(adId)
  } finally {
    await resumeReplay()
  }
})

test('who has just written always sees it: 1,000 tries on a replica at work', {
  timeout: 180_000,
}, async () => {
  const sellers = await Promise.all(Array.from({ length: 10 }, makeSeller))
  let stale = 0
  const choose = vi.spyOn(readers, 'choose')
  await Promise.all(
    sellers.map(async ({ write, find }) => {
      for (let tries = 0; tries < 100; tries++) {
        await write(`intento ${tries}`)
        // At once it is the primary, a moment later the replica.
        if (tries % 10 === 0) await new Promise((done) => setTimeout(done, 500))
        if ((await find()) !== `intento ${tries}`) stale += 1
      }
    }),
  )
  const fromReplica = choose.mock.results.filter(({ value }) => value !== opened.db)
  choose.mockRestore()
  expect(stale).toBe(0)
  expect(fromReplica.length).toBeGreaterThan(10)
})

test('an ad that the replica has not got yet is found all the same', async () => {
  const { id } = await suite.makeUser()
  await pauseReplay()
  try {
    const seller = suite.asUser({ id, role: 'user' })
    const ad = await seller.listings.publish(makeListingInput())
    expect((await suite.asVisitor().listings.get({ id: ad.id })).id).toBe(ad.id)
    await expect(suite.asVisitor().listings.get({ id: 999_999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  } finally {
    await resumeReplay()
  }
})

test('a replica that dies costs nobody an error, and is used again once it is back', async () => {
  const app = await suite.app()
  let isReading = true
  const statuses: number[] = []
  const reading = Promise.all(
    [1, 2, 3, 4].map(async () => {
      while (isReading)
        statuses.push((await request(app, 'GET', '/api/listings?search=reloj')).status)
    }),
  )
  standby.kill()
  await untilLeftOut()
  await new Promise((done) => setTimeout(done, 500))
  isReading = false
  await reading
  expect(new Set(statuses)).toEqual(new Set([200]))
  await standby.start()
  await untilUsed()
  expect(said).toContain('a replica answers reads')
})

test('an address of the primary itself is known as that, and not as a replica that is away', async () => {
  const urls = [primary.url, standby.url]
  const both = openReaders({ primary: opened, primaryUrl: primary.url, urls, pool, log })
  await vi.waitFor(
    () =>
      expect(both.states()).toMatchObject([
        { isUsed: false, isPrimary: true },
        { isUsed: true, isPrimary: false },
      ]),
    { timeout: 20_000 },
  )
  await both.close()
})

test('a replica that hangs is left out, and those who asked it are answered', async () => {
  const app = await suite.app()
  standby.freeze()
  const answers = await Promise.all(
    [1, 2, 3].map(() => request(app, 'GET', '/api/listings?search=casa')),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await untilLeftOut()
  standby.thaw()
  await untilUsed()
})
