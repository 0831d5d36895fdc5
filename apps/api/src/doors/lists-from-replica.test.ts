// What people see of a seller, of the essentials and in feeds is read from a replica: one that lags, or is alone.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import type { Person } from '../../test/harness.ts'
import { request } from '../../test/http.ts'
import { startReplicated } from '../../test/servers/replicated.ts'

const ernesto = { reason: 'Huracán Ernesto', regions: ['Sur' as const], days: 5 }

const replicated = await startReplicated()
const { primary, opened, readers, suite, isUsed, pauseReplay, resumeReplay } = replicated
let admin: Person
let seller: Person
beforeEach(async () => {
  admin = await suite.makeUser({ role: 'admin' })
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterEach(() => resumeReplay())
afterAll(() => replicated.close())

const publish = async (title: string, location = 'Ponce, Sur') =>
  (await suite.asUser(seller).listings.publish(makeListingInput({ title, location }))).id
const hide = (id: number) =>
  suite
    .asUser(admin)
    .moderation.decide({ id: `listing-${id}`, action: 'hide_listing', reason: 'Falso.' })

/** Waits until the replica has everything. */
async function untilReplayed(): Promise<void> {
  const { rows } = await opened.pool.query('select pg_current_wal_lsn()::text as lsn')
  await vi.waitFor(() => expect(readers.choose(rows[0].lsn)).not.toBe(opened.db), {
    timeout: 20_000,
  })
}

/** From here on the replica hears of nothing, and has everything until here. */
async function stopReplay(): Promise<void> {
  await untilReplayed()
  await pauseReplay()
}

test('lists of a seller come from the replica, without an ad that went a moment ago', async () => {
  const [first, goes, last] = [await publish('Mesa'), await publish('Silla'), await publish('Sofá')]
  const listOf = async (status?: 'active') =>
    (await suite.asVisitor().users.listings({ id: seller.id, status })).items.map(({ id }) => id)
  await stopReplay()
  expect(await listOf()).toEqual([last, goes, first])
  await hide(goes)
  const later = await publish('Lámpara')
  expect(await listOf()).toEqual([last, first])
  expect(await listOf('active')).toEqual([last, first])
  const others = await suite.asVisitor().listings.ofSeller({ id: first })
  expect(others.map(({ id }) => id)).toEqual([last])
  const own = await suite.asUser(seller).users.listings({ id: seller.id, status: 'active' })
  expect(own.items.map(({ id }) => id)).toEqual([later, last, first])
  expect(isUsed()).toBe(true)
})

test('members too read about a seller from the replica, but themselves and moderators from the primary', async () => {
  const [ad, buyer] = [await publish('Estufa'), await suite.makeUser()]
  await stopReplay()
  await suite.asUser(seller).users.update({ id: seller.id, bio: 'Desde hoy también los lunes.' })
  await publish('Horno')
  const given = { toUserId: seller.id, fromUserId: buyer.id, rating: 5, type: 'seller' }
  await opened.db.insertInto('ratings').values(given).execute()
  await opened.db.updateTable('users').set({ totalSales: 1 }).where('id', '=', seller.id).execute()
  const seenBy = async (person: Person) => {
    const { users, listings, trust, ratings } = suite.asUser(person)
    const { bio } = await users.get({ id: seller.id })
    const { items } = await users.listings({ id: seller.id, status: 'active' })
    const beside = await listings.ofSeller({ id: ad })
    const { totalTransactions } = await trust.score({ id: seller.id })
    const { total } = await ratings.list({ id: seller.id })
    return { bio, ads: items.length, beside: beside.length, totalTransactions, ratings: total }
  }
  const before = { bio: null, ads: 1, beside: 0, totalTransactions: 0, ratings: 0 }
  const now = { bio: 'Desde hoy también los lunes.', ads: 2, totalTransactions: 1, ratings: 1 }
  expect(await seenBy(buyer)).toEqual(before)
  // What stands beside an ad is not about a person. In a real session the seller's own write is known, and read there too.
  expect(await seenBy(seller)).toEqual({ ...now, beside: 0 })
  expect(await seenBy(admin)).toEqual({ ...now, beside: 0 })
  expect(isUsed()).toBe(true)
})

test('an ad that the replica has not got yet has what else its seller sells', async () => {
  await stopReplay()
  const [first, second] = [await publish('Cama'), await publish('Gavetero')]
  const others = await suite.asVisitor().listings.ofSeller({ id: first })
  expect(others.map(({ id }) => id)).toEqual([second])
})

test('a storm is known at once, and essentials come from the replica without those that went', async () => {
  const [goes, stays] = [await publish('Cajas de agua'), await publish('Agua embotellada')]
  suite.clock.advance(11_000)
  await stopReplay()
  await suite.asUser(admin).storms.start(ernesto)
  await hide(goes)
  await publish('Agua potable')
  suite.clock.advance(6_000)
  expect(await suite.asVisitor().storms.now()).toMatchObject([{ reason: 'Huracán Ernesto' }])
  const { storms, kinds } = await suite.asVisitor().storms.essentials({ municipality: 'ponce' })
  expect(storms).toMatchObject([{ reason: 'Huracán Ernesto' }])
  expect(kinds).toMatchObject([{ kind: 'water', total: 1, ads: [{ id: stays }] }])
  expect(isUsed()).toBe(true)
})

test('while the primary is away all of them are answered', async () => {
  const [first, second] = [await publish('Nevera'), await publish('Hielo')]
  const app = await suite.app()
  suite.clock.advance(61_000)
  await untilReplayed()
  await primary.stop()
  try {
    const visitor = suite.asVisitor()
    const { items } = await visitor.users.listings({ id: seller.id })
    expect(items.map(({ id }) => id)).toEqual([second, first])
    const others = await visitor.listings.ofSeller({ id: first })
    expect(others.map(({ id }) => id)).toEqual([second])
    expect(await visitor.storms.now()).toEqual(expect.any(Array))
    const { kinds } = await visitor.storms.essentials({})
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'ice', total: 1 }))
    for (let times = 0; times < 2; times += 1) {
      expect((await request(app, 'GET', '/rss.xml')).text).toContain('Hielo')
    }
  } finally {
    await primary.start()
  }
})
