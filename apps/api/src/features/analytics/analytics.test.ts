// Events of ads, and the curve that their owner sees of them.
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { readPersonColumns } from '../../../test/person-columns.ts'
import { up as addAnalytics } from '../../db/migrations/009-analytics.ts'
import { forgetOldEvents } from './forget-old-events.ts'

const DAY = 86_400_000
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const publish = async (person: Person, input = {}) =>
  (await suite.asUser(person).listings.publish(makeListingInput(input))).id
const onPhone = (person: Person) => suite.asUser(person, { userAgent: iPhone })
const trendOf = (person: Person, listingId?: number) =>
  suite.asUser(person).users.sellerTrend({ id: person.id, listingId })
const eventsOf = (listingId: number) =>
  suite.deps.db
    .selectFrom('businessAnalytics')
    .selectAll()
    .where('listingId', '=', listingId)
    .orderBy('eventType')
    .orderBy('count')
    .execute()

describe('an event', () => {
  test('from nowhere in the app is refused', async () => {
    const [ana, id] = [await suite.makeUser(), await publish(await suite.makeUser())]
    const source = 'la luna'
    // @ts-expect-error Not a source.
    const view = suite.asUser(ana).listings.trackView({ id, source })
    expect(await codeOf(view)).toBe('validation')
    expect(await eventsOf(id)).toEqual([])
  })

  test('keeps the day, the device, the place in the app and the town of the profile, never who', async () => {
    const owner = await suite.makeUser()
    const id = await publish(owner)
    const ana = await suite.makeUser({ location: 'Calle Sol 5, Urb. Los Paseos, Caguas' })
    await onPhone(ana).listings.trackView({ id, source: 'search' })
    const day = new Date(suite.clock.now().getTime() - 4 * 3_600_000).toISOString().slice(0, 10)
    expect(await eventsOf(id)).toEqual([
      {
        listingId: id,
        eventDate: day,
        eventType: 'view',
        source: 'search',
        viewerLocation: 'Caguas',
        deviceType: 'phone',
        count: 1,
      },
    ])
    const persons = await readPersonColumns(suite)
    expect(persons.filter(({ table }) => table === 'business_analytics')).toEqual([])
  })

  test('goes with its counter: each type once where the counter moves, and not where it does not', async () => {
    const [owner, ana] = [await suite.makeUser(), await suite.makeUser()]
    const id = await publish(owner)
    const fan = suite.asUser(ana)
    for (let n = 0; n < 3; n++) {
      await fan.listings.trackView({ id })
      await fan.favorites.add({ listingId: id })
      await fan.favorites.remove({ listingId: id })
      await fan.conversations.start({ listingId: id, sellerId: owner.id })
    }
    await suite.asVisitor().listings.trackClick({ id, kind: 'phone', source: 'shared' })
    const own = suite.asUser(owner)
    await own.listings.trackView({ id })
    await own.listings.trackClick({ id, kind: 'contact' })
    await own.favorites.add({ listingId: id })
    expect(
      (await eventsOf(id)).map(({ eventType, source, count }) => [eventType, source, count]),
    ).toEqual([
      ['click', 'shared', 1],
      ['favorite', null, 1],
      ['message', null, 1],
      ['view', null, 1],
    ])
    expect(await own.listings.get({ id })).toMatchObject({ views: 1, clicks: 1, messages: 1 })
  })

  test('adds to its equals, also all at once: one row for each way to the ad', async () => {
    const owner = await suite.makeUser()
    const id = await publish(owner)
    const people = await Promise.all(Array.from({ length: 12 }, () => suite.makeUser()))
    await Promise.all(
      people.flatMap((person) => [
        suite.asUser(person).listings.trackView({ id }),
        suite.asUser(person).listings.trackView({ id }),
        suite.asUser(person).listings.trackClick({ id, kind: 'contact' }),
        suite.asUser(person).favorites.add({ listingId: id }),
        suite.asUser(person).conversations.start({ listingId: id, sellerId: owner.id }),
      ]),
    )
    expect((await eventsOf(id)).map(({ eventType, count }) => [eventType, count])).toEqual([
      ['click', 12],
      ['favorite', 12],
      ['message', 12],
      ['view', 12],
    ])
  })

  test('is forgotten after 90 days, and at once with its ad; the counter stays', async () => {
    const own = await startSuite()
    const [owner, ana] = [await own.makeUser(), await own.makeUser()]
    const ids: number[] = []
    for (let n = 0; n < 2; n++) {
      const { id } = await own.asUser(owner).listings.publish(makeListingInput())
      await own.asUser(ana).listings.trackView({ id })
      ids.push(id)
    }
    const [old = 0, deleted = 0] = ids
    await own.asUser(owner).listings.remove({ id: deleted })
    own.clock.advance(90 * DAY)
    expect(await forgetOldEvents(own.deps)).toBe(0)
    own.clock.advance(DAY)
    expect(await forgetOldEvents(own.deps)).toBe(1)
    expect((await own.asUser(owner).listings.get({ id: old })).views).toBe(1)
    await own.close()
  })
})

describe('the trend', () => {
  test('is for the owner of the ads alone', async () => {
    const [owner, other] = [await suite.makeUser(), await suite.makeUser()]
    const [open, off] = [await publish(owner), await publish(owner, { isActive: false })]
    const { sellerTrend } = suite.asUser(other).users
    const asked = { id: owner.id }
    expect(await codeOf(suite.asVisitor().users.sellerTrend(asked))).toBe('unauthorized')
    expect(await codeOf(sellerTrend(asked))).toBe('forbidden')
    expect(await codeOf(trendOf(other, open))).toBe('not_listing_owner')
    expect(await codeOf(trendOf(other, off))).toBe('listing_not_found')
    expect(await codeOf(trendOf(other, 999_999))).toBe('listing_not_found')
    expect(await codeOf(trendOf(other, 0))).toBe('validation')
  })

  test('without events is thirty days of nothing', async () => {
    const trend = await trendOf(await suite.makeUser({ subscriptionPlan: 'business' }))
    expect(trend.days).toHaveLength(30)
    expect(trend).toMatchObject({
      views: 0,
      conversion: '0.0',
      ctr: '0.0',
      sources: [],
      devices: [],
      towns: [],
    })
  })

  test('shows each day by Puerto Rico’s calendar, of all ads and of one', async () => {
    const own = await startSuite()
    const owner = await own.makeUser({ subscriptionPlan: 'pro' })
    const shop = own.asUser(owner)
    const ids: number[] = []
    for (let n = 0; n < 2; n++) {
      ids.push((await shop.listings.publish(makeListingInput())).id)
    }
    const [a = 0, b = 0] = ids
    // Three in the morning of UTC: in Puerto Rico it is still the evening before.
    const threeInTheMorning = new Date(own.clock.now())
    threeInTheMorning.setUTCHours(27, 0, 0, 0)
    own.clock.advance(threeInTheMorning.getTime() - own.clock.now().getTime())
    const first = new Date(threeInTheMorning.getTime() - DAY).toISOString().slice(0, 10)
    const people = await Promise.all(Array.from({ length: 8 }, () => own.makeUser()))
    for (const person of people) await own.asUser(person).listings.trackView({ id: a })
    own.clock.advance(2 * DAY)
    const [ana, luis] = people
    if (!ana || !luis) throw new Error('nobody')
    await own.asUser(ana).listings.trackView({ id: b })
    await own.asUser(luis).conversations.start({ listingId: a, sellerId: owner.id })
    await own.asVisitor().listings.trackClick({ id: a, kind: 'phone' })

    const all = await shop.users.sellerTrend({ id: owner.id })
    expect(all).toMatchObject({ views: 9, clicks: 1, messages: 1, conversion: '11.1', ctr: '11.1' })
    const busy = all.days.filter((day) => day.views + day.clicks + day.messages > 0)
    expect(busy).toEqual([
      { date: first, views: 8, clicks: 0, messages: 0, favorites: 0 },
      expect.objectContaining({ views: 1, clicks: 1, messages: 1 }),
    ])
    expect(all.days.at(-1)).toEqual(busy[1])
    expect(await shop.users.sellerTrend({ id: owner.id, listingId: a })).toMatchObject({
      views: 8,
      conversion: '12.5',
      ctr: '12.5',
    })
    own.clock.advance(28 * DAY)
    expect(await shop.users.sellerTrend({ id: owner.id })).toMatchObject({ views: 1 })
    await own.close()
  })

  test('says where views came from, and names no town that few came from', async () => {
    const owner = await suite.makeUser({ subscriptionPlan: 'business' })
    const id = await publish(owner)
    const from = async (location: string, source: 'home' | 'search' | undefined) => {
      const viewer = await suite.makeUser({ location })
      await onPhone(viewer).listings.trackView({ id, source })
    }
    for (const source of ['home', 'search', 'search'] as const) await from('ponce', source)
    await from('Culebra, Islas', undefined)
    await from('por ahí', 'search')
    expect(await trendOf(owner, id)).toMatchObject({
      sources: [
        { name: 'search', views: 3 },
        { name: 'home', views: 1 },
        { name: null, views: 1 },
      ],
      devices: [{ name: 'phone', views: 5 }],
      towns: [{ name: 'Ponce', views: 3 }],
    })
  })

  test('is answered over HTTP as documented', async () => {
    const app = await suite.app()
    const [ana, luis] = [await register(suite), await register(suite)]
    await suite.database.pool.query(
      `update person_plans set plan = 'business' where user_id = $1`,
      [ana.user.id],
    )
    const made = await request(app, 'POST', '/api/listings', {
      token: ana.token,
      body: makeListingInput(),
    })
    const path = `/api/users/${ana.user.id}/analytics`
    expect((await request(app, 'GET', path)).status).toBe(401)
    expect((await request(app, 'GET', path, { token: luis.token })).status).toBe(403)
    const ask = (query: string) => request(app, 'GET', path + query, { token: ana.token })
    for (const wrong of ['0', 'x', '1.5', '99999999999', '']) {
      expect((await ask(`?listingId=${wrong}`)).status).toBe(400)
    }
    expect((await ask('?listingId=999999')).status).toBe(404)
    await request(app, 'POST', `/api/listings/${made.json.id}/track-view`, {
      token: luis.token,
      headers: { 'user-agent': iPhone },
    })
    const { status, json } = await ask(`?listingId=${made.json.id}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({ views: 1, devices: [{ name: 'phone', views: 1 }] })
    expect(json.days).toHaveLength(30)
  })
})

test('the migration counts what was before it', async () => {
  const own = await startSuite()
  const [owner, ana] = [await own.makeUser({ subscriptionPlan: 'business' }), await own.makeUser()]
  const { id } = await own.asUser(owner).listings.publish(makeListingInput())
  const fan = own.asUser(ana)
  await fan.listings.trackView({ id })
  await fan.favorites.add({ listingId: id })
  await own.asUser(owner).favorites.add({ listingId: id })
  await fan.conversations.start({ listingId: id, sellerId: owner.id })
  const trend = () => own.asUser(owner).users.sellerTrend({ id: owner.id })
  const before = await trend()
  await sql`drop table business_analytics`.execute(own.deps.db)
  await sql`drop index favorites_by_person, listing_views_by_day`.execute(own.deps.db)
  const migration: Migration = { up: addAnalytics }
  await migration.up(own.deps.db.withoutPlugins())
  expect((await trend()).days).toEqual(before.days)
  await own.close()
})
