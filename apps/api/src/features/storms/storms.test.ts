// Storm mode from its first minute to the days that ads get back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { expireListings } from '../listings/expiry/expire-listings.ts'
import { warnOfExpiry } from '../listings/expiry/warn-of-expiry.ts'
import { endPaidPlaces } from '../listings/featured/end-paid-places.ts'
import { settleStorms } from './settling/settle-storms.ts'

const DAY = 86_400_000
const ernesto = {
  reason: 'Huracán Ernesto',
  regions: ['Norte', 'Sur'] as ('Norte' | 'Sur')[],
  days: 5,
}

let suite: Suite
let admin: Person
let seller: Person
beforeEach(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterEach(() => suite.close())

const storms = () => suite.asUser(admin).storms
const publish = (location: string, title = 'Bicicleta') =>
  suite.asUser(seller).listings.publish(makeListingInput({ title, location }))
const see = (id: number) => suite.asUser(seller).listings.get({ id })
const daysLeftOf = async (id: number) =>
  (Date.parse((await see(id)).expiresAt) - suite.clock.now().getTime()) / DAY

async function pass(days: number) {
  suite.clock.advance(days * DAY)
  await settleStorms(suite.deps)
  await endPaidPlaces(suite.deps)
  await expireListings(suite.deps)
}

describe('is refused', () => {
  test('to visitors, and to people who do not run the marketplace', async () => {
    expect(await codeOf(suite.asVisitor().storms.start(ernesto))).toBe('unauthorized')
    for (const call of [
      suite.asUser(seller).storms.start(ernesto),
      suite.asUser(seller).storms.prolong({ id: 1, days: 1 }),
      suite.asUser(seller).storms.end({ id: 1 }),
      suite.asUser(seller).storms.list(),
    ]) {
      expect(await codeOf(call)).toBe('forbidden')
    }
  })

  test('for a region that is in one, also when two ask at once', async () => {
    const begun = await Promise.allSettled([
      storms().start(ernesto),
      storms().start({ ...ernesto, reason: 'Otra vez' }),
    ])
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const again = storms().start({ reason: 'Vaguada', regions: ['Este', 'Sur'], days: 1 })
    expect(await codeOf(again)).toBe('storm_running')
    await expect(
      storms().start({ reason: 'Vaguada', regions: ['Este', 'Sur'], days: 1 }),
    ).rejects.toThrow('Sur ya está en modo tormenta')
    expect(await storms().list()).toHaveLength(1)
  })

  test('beyond thirty days from now, and once it is over', async () => {
    const { id } = await storms().start(ernesto)
    expect(await codeOf(storms().prolong({ id, days: 26 }))).toBe('validation')
    await storms().prolong({ id, days: 25 })
    suite.clock.advance(30 * DAY)
    expect(await codeOf(storms().prolong({ id, days: 1 }))).toBe('storm_over')
    expect(await codeOf(storms().end({ id }))).toBe('storm_over')
    expect(await codeOf(storms().end({ id: 2_000_000_000 }))).toBe('storm_over')
  })
})

test('everybody is told where, why and until when, and it ends by the clock alone', async () => {
  expect(await suite.asVisitor().storms.now()).toEqual([])
  await storms().start(ernesto)
  const until = new Date(suite.clock.now().getTime() + 5 * DAY)
  suite.clock.advance(6000)
  const [storm, ...others] = await suite.asVisitor().storms.now()
  expect(others).toEqual([])
  expect(storm).toMatchObject({ reason: 'Huracán Ernesto', regions: ['Norte', 'Sur'] })
  expect(Math.abs(Date.parse(storm?.until ?? '') - until.getTime())).toBeLessThan(60_000)
  const app = await suite.app()
  const answer = await app.inject({ method: 'GET', url: '/api/storm' })
  expect(answer.headers['cache-control']).toBe('public, max-age=15')
  expect(answer.json()).toEqual([storm])
  suite.clock.advance(5 * DAY)
  expect(await suite.asVisitor().storms.now()).toEqual([])
})

test('the log says who did what, for administrators', async () => {
  const { id } = await storms().start(ernesto)
  await storms().prolong({ id, days: 2 })
  await storms().end({ id })
  const [record] = await storms().list()
  expect(record).toMatchObject({ id, isOn: false, isSettled: true, regions: ['Norte', 'Sur'] })
  expect(record?.acts.map(({ act, by }) => [act, by])).toEqual(
    ['start', 'prolong', 'end'].map((act) => [act, expect.stringMatching(/^u_/)]),
  )
  await suite.activities.flush()
  const { items } = await suite.asUser(admin).admin.recentActivities({ limit: 10 })
  expect(items.map(({ action, metadata }) => [action, metadata.act])).toEqual([
    ['storm_mode', 'end'],
    ['storm_mode', 'prolong'],
    ['storm_mode', 'start'],
  ])
})

describe('while it is on', () => {
  test('no ad of its regions expires, and nobody is warned; others go on', async () => {
    const [inside, outside] = [await publish('Ponce'), await publish('Caguas')]
    suite.clock.advance(58 * DAY)
    await storms().start(ernesto)
    await warnOfExpiry(suite.deps)
    const told = await suite.asUser(seller).notifications.list({ userId: seller.id })
    expect(told.items.map(({ relatedId }) => relatedId)).toEqual([outside.id])
    await pass(3)
    expect((await see(inside.id)).isActive).toBe(true)
    expect((await see(outside.id)).isActive).toBe(false)
  })

  test('an ad that ran out before stays so', async () => {
    const { id } = await publish('Ponce')
    await pass(61)
    const before = (await see(id)).expiresAt
    await storms().start(ernesto)
    await pass(6)
    expect(await see(id)).toMatchObject({ isActive: false, expiresAt: before })
  })
})

describe('afterwards', () => {
  test('ads have the days that they had, and what was published or renewed in it has its sixty', async () => {
    const [old, renewed, paused] = [
      await publish('Ponce'),
      await publish('Arecibo'),
      await publish('Ponce'),
    ]
    await suite.asUser(seller).inventory.changeMany({ action: 'pause', ids: [paused.id] })
    suite.clock.advance(50 * DAY)
    await storms().start({ ...ernesto, days: 20 })
    suite.clock.advance(5 * DAY)
    const fresh = await publish('Ponce')
    await suite.asUser(seller).listings.renew({ id: renewed.id })
    await pass(15)
    expect(await daysLeftOf(old.id)).toBeCloseTo(10, 2)
    expect(await daysLeftOf(paused.id)).toBeCloseTo(10, 2)
    expect(await daysLeftOf(renewed.id)).toBeCloseTo(60, 2)
    expect(await daysLeftOf(fresh.id)).toBeCloseTo(60, 2)
    // What was given back is no renewal.
    const renewalsOf = async (id: number) =>
      (await suite.asUser(seller).listings.priceHistory({ id })).renewals.length
    expect(await renewalsOf(old.id)).toBe(0)
    expect(await renewalsOf(renewed.id)).toBe(1)
    await pass(10.1)
    expect((await see(old.id)).isActive).toBe(false)
  })

  test('the time that counts is that of the storm, prolonged or ended early', async () => {
    const { id: ad } = await publish('Ponce')
    const { id } = await storms().start(ernesto)
    suite.clock.advance(4 * DAY)
    await storms().prolong({ id, days: 10 })
    suite.clock.advance(3 * DAY)
    await storms().end({ id })
    expect(await daysLeftOf(ad)).toBeCloseTo(60, 2)
    // The region is free at once.
    await storms().start(ernesto)
  })

  test('each ad gets them once, whoever dies on the way and however many do it at once', async () => {
    await suite.database.pool.query(`
      insert into listings (user_id, category_id, title, description, region, municipality, expires_at)
        select ${seller.id}, 8, 'Mesa', 'Buena', 'Sur', 'ponce', now() + interval '59 days'
        from generate_series(1, 1300)`)
    await storms().start(ernesto)
    suite.clock.advance(5 * DAY + 1000)
    await settleStorms(suite.deps, { rounds: 2 })
    // Nobody expires anything while some ads still wait for their days.
    suite.clock.advance(70 * DAY)
    await expireListings(suite.deps)
    const waiting = `select count(*)::int as ads from listings where is_active and title = 'Mesa'`
    expect((await suite.database.pool.query(waiting)).rows).toEqual([{ ads: 1300 }])
    const many = Array.from({ length: 4 }, () => settleStorms(suite.deps))
    await Promise.all(many)
    await settleStorms(suite.deps)
    const { rows } = await suite.database.pool.query(`
      select round(extract(epoch from expires_at - created_at) / 86400) as days, count(*)::int as ads
      from listings where title = 'Mesa' group by 1`)
    expect(rows).toEqual([{ days: '64', ads: 1300 }])
    await expireListings(suite.deps)
    expect((await suite.database.pool.query(waiting)).rows).toEqual([{ ads: 0 }])
  })

  test('a featured place keeps its days, and a withdrawn ad gets none twice', async () => {
    const { id } = await publish('Ponce')
    const hidden = await publish('Ponce')
    const end = new Date(suite.clock.now().getTime() + 3 * DAY)
    await suite.deps.db
      .updateTable('listings')
      .set({ isFeatured: true, featuredPlan: 'basic', featuredExpiresAt: end })
      .where('id', '=', id)
      .execute()
    await storms().start(ernesto)
    const decide = suite.asUser(admin).moderation.decide
    const reason = 'Por revisar.'
    await decide({ id: `listing-${hidden.id}`, action: 'hide_listing', reason })
    await pass(5.001)
    const { featuredExpiresAt, isFeatured } = await see(id)
    expect(isFeatured).toBe(true)
    expect((Date.parse(featuredExpiresAt ?? '') - suite.clock.now().getTime()) / DAY).toBeCloseTo(
      3,
      1,
    )
    expect(await daysLeftOf(hidden.id)).toBeCloseTo(55, 1)
  })
})

describe('the essentials', () => {
  test('of a place that is none are refused', async () => {
    expect(await codeOf(suite.asVisitor().storms.essentials({ municipality: 'Sur' }))).toBe(
      'not_found',
    )
    expect(await codeOf(suite.asVisitor().storms.essentials({ municipality: 'x' }))).toBe(
      'not_found',
    )
  })

  test('are listed by kind, the newest first, on the island and by town', async () => {
    const water = await publish('Ponce', 'Cajas de agua')
    await publish('Ponce', 'Agua de colonia')
    const plant = await publish('Ponce', 'Planta eléctrica Honda')
    const other = await publish('Mayagüez', 'Planta Predator 4000w')
    const off = await publish('Ponce', 'Hielo')
    await suite.asUser(seller).inventory.changeMany({ action: 'pause', ids: [off.id] })
    const island = await suite.asVisitor().storms.essentials({})
    expect(island.kinds.map(({ kind, ads }) => [kind, ads.map(({ id }) => id)])).toEqual([
      ['water', [water.id]],
      ['generator', [other.id, plant.id]],
    ])
    expect(island.towns).toEqual([
      { name: 'Mayagüez', slug: 'mayaguez', ads: 1 },
      { name: 'Ponce', slug: 'ponce', ads: 2 },
    ])
    const ponce = await suite.asVisitor().storms.essentials({ municipality: 'ponce' })
    expect(ponce).toMatchObject({
      municipality: 'Ponce',
      kinds: [
        { kind: 'water', total: 1 },
        { kind: 'generator', total: 1, ads: [{ title: 'Planta eléctrica Honda' }] },
      ],
    })
  })
})
