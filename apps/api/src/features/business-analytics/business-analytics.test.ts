// What a business is told of its ads, and who may not be.
import { ANALYTICS_PARTS } from '@wepa/domain/insights/business-analytics'
import { BusinessAnalytics } from '@wepa/domain/insights/business-analytics-schema'
import { analyticsFileName } from '@wepa/domain/insights/business-analytics-words'
import { startOfDay } from '@wepa/domain/text/date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { readSheet } from '../../gateways/sheets/read-sheet.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

let suite: Suite
let owner: Person
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  owner = await suite.makeUser({ subscriptionPlan: 'business' })
})

const analytics = (person = owner) => suite.asUser(person).businessAnalytics
const publish = async (input: object = {}, person = owner) =>
  (await suite.asUser(person).listings.publish(makeListingInput(input))).id
/** So many minutes after midnight, so many days ago. */
const at = (daysAgo: number, minutes = 0) =>
  new Date(startOfDay(suite.clock.now()).getTime() - daysAgo * DAY + minutes * MINUTE)
const setPlan = (userId: number, plan: 'free' | 'pro' | 'business') =>
  suite.deps.db.updateTable('personPlans').set({ plan }).where('userId', '=', userId).execute()

type Talk = { listingId?: number | null; buyer?: Person; createdAt: Date }
async function talk({ listingId = null, buyer, createdAt }: Talk): Promise<number> {
  const buyerId = (buyer ?? (await suite.makeUser())).id
  const { id } = await suite.deps.db
    .insertInto('conversations')
    .values({ listingId, buyerId, sellerId: owner.id, lastMessageAt: createdAt, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = '¿Sigue disponible?'
  const message = { conversationId: id, senderId: buyerId, content, createdAt }
  await suite.deps.db.insertInto('messages').values(message).execute()
  return id
}
const answer = (conversationId: number, createdAt: Date) =>
  suite.deps.db
    .insertInto('messages')
    .values({ conversationId, senderId: owner.id, content: 'Sí', createdAt })
    .execute()
async function sell(input: { listingId: number | null; buyer?: Person; createdAt: Date }) {
  const { listingId, buyer, createdAt } = input
  const sale = { listingId, buyerId: buyer?.id ?? null, sellerId: owner.id, createdAt }
  await suite.deps.db
    .insertInto('transactions')
    .values({ ...sale, status: 'completed' })
    .execute()
}
type Views = { listingId: number; eventDate: string; count: number; viewerLocation?: string }
const view = ({ viewerLocation, ...views }: Views) =>
  suite.deps.db
    .insertInto('businessAnalytics')
    .values({ ...views, eventType: 'view', source: null, viewerLocation, deviceType: null })
    .execute()
const day = (daysAgo: number) => at(daysAgo).toISOString().slice(0, 10)

describe('refusals', () => {
  const parts = ['searches', 'funnel', 'answers', 'prices', 'all'] as const

  test.each(parts)('%s is for oneself, on Business, alone', async (part) => {
    const other = await suite.makeUser({ subscriptionPlan: 'business' })
    expect(await codeOf(suite.asVisitor().businessAnalytics[part]({ id: owner.id }))).toBe(
      'unauthorized',
    )
    expect(await codeOf(analytics()[part]({ id: other.id }))).toBe('forbidden')
    for (const plan of ['free', 'pro'] as const) {
      await setPlan(owner.id, plan)
      expect(await codeOf(analytics()[part]({ id: owner.id }))).toBe('business_required')
    }
  })

  test('of periods that do not exist, and of cursors of other lists', async () => {
    const { id } = owner
    expect(await codeOf(analytics().funnel({ id, days: 8 }))).toBe('validation')
    expect(await codeOf(analytics().prices({ id, cursor: 'WzEsMl0' }))).toBe('validation')
  })

  test('of tokens without the scope, and of tables to others', async () => {
    const app = await suite.app()
    const { user, token } = await register(suite)
    const url = `/api/users/${user.id}/business-analytics`
    const ask = (path: string, secret?: string) =>
      request(app, 'GET', path, secret === undefined ? {} : { token: secret })
    for (const path of [url, `${url}/export?part=funnel`]) {
      expect((await ask(path)).status).toBe(401)
      expect(await ask(path, token)).toMatchObject({
        status: 403,
        json: { message: 'Esto viene con el plan Business.' },
      })
    }
    await setPlan(user.id, 'business')
    const as = suite.asUser({ id: user.id, role: 'user' })
    const { secret } = await as.apiTokens.create({ name: 'X', scopes: ['ads'], days: null })
    const reads = await as.apiTokens.create({ name: 'Y', scopes: ['read'], days: null })
    for (const path of [url, `${url}/export?part=funnel`]) {
      expect((await ask(path, secret)).status).toBe(403)
      expect((await ask(path, reads.secret)).status).toBe(200)
    }
    const foreign = `/api/users/${owner.id}/business-analytics`
    expect((await ask(foreign, token)).status).toBe(403)
    expect((await ask(`${foreign}/export?part=funnel`, token)).status).toBe(403)
    expect((await ask(`${url}/export?part=all`, token)).status).toBe(400)
    expect((await ask('/api/users/x/business-analytics/export?part=funnel', token)).status).toBe(
      404,
    )
    const { json } = await ask(`${url}?days=7`, reads.secret)
    expect(BusinessAnalytics.parse(json).funnel.total).toMatchObject({ views: 0, sales: 0 })
  })
})

describe('the funnel', () => {
  test('adds up views, conversations and sales by category, town and people', async () => {
    const [bike, sofa] = [
      await publish({ categoryId: 9, location: 'Ponce, Sur' }),
      await publish({ categoryId: 8, location: 'Caguas' }),
    ]
    const inCaguas = await suite.makeUser({ location: 'Urb. Los Paseos, Caguas' })
    const nowhere = await suite.makeUser({ location: null })
    await view({ listingId: bike, eventDate: day(0), count: 8, viewerLocation: 'Caguas' })
    await view({ listingId: bike, eventDate: day(29), count: 2, viewerLocation: 'Vieques' })
    await view({ listingId: sofa, eventDate: day(3), count: 5 })
    await talk({ listingId: bike, buyer: inCaguas, createdAt: at(2) })
    await talk({ listingId: bike, buyer: nowhere, createdAt: at(3) })
    await sell({ listingId: bike, buyer: inCaguas, createdAt: at(1) })
    await sell({ listingId: sofa, createdAt: at(1) })
    // Just outside, and somebody else's.
    await view({ listingId: bike, eventDate: day(30), count: 100 })
    await talk({ listingId: bike, createdAt: at(30, 1439) })
    await sell({ listingId: await publish(), createdAt: at(30, 1439) })
    const other = await suite.makeUser()
    await view({ listingId: await publish({}, other), eventDate: day(0), count: 50 })

    const funnel = await analytics().funnel({ id: owner.id })
    expect(funnel).toMatchObject({ from: day(29), to: day(0) })
    const kept = ({ name, views, conversations, sales }: (typeof funnel.towns)[number]) => [
      name,
      views,
      conversations,
      sales,
    ]
    expect(funnel.total).toMatchObject({ conversationRate: '13.3', saleRate: '100.0' })
    expect(kept(funnel.total)).toEqual([null, 15, 2, 2])
    expect(funnel.categories.map(kept)).toEqual([
      ['Deportes y Ocio', 10, 2, 1],
      ['Hogar y Jardín', 5, 0, 1],
    ])
    expect(funnel.towns.map(kept)).toEqual([
      ['Ponce', 10, 2, 1],
      ['Caguas', 5, 0, 1],
    ])
    expect(funnel.buyerTowns.map((group) => [group.kind, ...kept(group)])).toEqual([
      ['named', 'Caguas', 8, 1, 1],
      ['others', null, 2, 0, 0],
      ['unknown', null, 5, 1, 1],
    ])
    const week = await analytics().funnel({ id: owner.id, days: 7 })
    expect(kept(week.total)).toEqual([null, 13, 2, 2])
  })

  test('takes back a sale that was taken back, and keeps what came of ads that are gone', async () => {
    const id = await publish()
    const sold = suite.asUser(owner).listings
    const salesNow = async () => (await analytics().funnel({ id: owner.id })).total.sales
    // Without a buyer it leaves no sale behind but the state of the ad.
    await sold.setStatus({ id, status: 'sold' })
    expect(await salesNow()).toBe(1)
    await sold.setStatus({ id, status: 'active' })
    expect(await salesNow()).toBe(0)
    const buyer = await suite.makeUser()
    await suite.asUser(buyer).conversations.start({ listingId: id, sellerId: owner.id })
    await sold.setStatus({ id, status: 'sold', buyerId: buyer.id })
    expect(await salesNow()).toBe(1)
    await view({ listingId: id, eventDate: day(0), count: 4 })
    await sold.remove({ id })
    const { total, categories } = await analytics().funnel({ id: owner.id })
    expect(total).toMatchObject({ views: 0, conversations: 1, sales: 1, saleRate: null })
    expect(categories).toMatchObject([{ kind: 'deleted', views: 0, conversations: 1, sales: 1 }])
  })
})

describe('answers', () => {
  test('have their number, and no weekdays below ten', async () => {
    for (const minutes of [10, 30, 60, 1440, 2000]) {
      await answer(await talk({ createdAt: at(5, 600) }), at(5, 600 + minutes))
    }
    await talk({ createdAt: at(4) })
    await answer(await talk({ createdAt: at(31) }), at(31, 1))
    expect(await analytics().answers({ id: owner.id })).toEqual({
      from: day(29),
      to: day(0),
      conversations: 6,
      answered: 5,
      medianMinutes: 60,
      withinHour: '60.0',
      withinDay: '80.0',
      weekdays: [],
      hours: [],
    })
    for (let n = 0; n < 5; n++) {
      await answer(await talk({ createdAt: at(6, 23 * 60 + n) }), at(5, 0))
    }
    const { weekdays, hours, answered } = await analytics().answers({ id: owner.id })
    expect(answered).toBe(10)
    expect(weekdays).toHaveLength(2)
    expect(weekdays.map((each) => each.answered)).toEqual([5, 5])
    expect(hours).toEqual([
      { hour: 10, answered: 5, medianMinutes: 60 },
      { hour: 23, answered: 5, medianMinutes: 58 },
    ])
  })

  test('of nobody are none', async () => {
    expect(await analytics().answers({ id: owner.id })).toMatchObject({
      conversations: 0,
      answered: 0,
      medianMinutes: null,
      withinHour: null,
    })
  })
})

test('a price stands among comparable ads of others, or is said to have too few', async () => {
  const other = await suite.makeUser({ subscriptionPlan: 'pro' })
  const nevera = { title: 'Nevera Samsung de dos puertas', categoryId: 4 }
  for (const price of ['$400', '$420', '$440', '$460', '$480']) {
    await publish({ ...nevera, price }, other)
  }
  const rare = await publish({ title: 'Astrolabio antiguo', price: '$90' })
  const asks = await publish({ ...nevera, price: 'Negociable' })
  const mine = await publish({ ...nevera, price: '$430-450' })
  await publish({ ...nevera, price: '$500', isActive: false })
  const { items, nextCursor } = await analytics().prices({ id: owner.id })
  expect(nextCursor).toBeNull()
  expect(items).toEqual([
    {
      listingId: mine,
      title: nevera.title,
      amount: '440.00',
      comparison: {
        ads: 5,
        cheaper: 2,
        dearer: 2,
        low: '420.00',
        median: '440.00',
        high: '460.00',
      },
    },
    { listingId: asks, title: nevera.title, amount: null, comparison: null },
    { listingId: rare, title: 'Astrolabio antiguo', amount: '90.00', comparison: null },
  ])
})

test('prices come by twenty, and all of them in the table, which no spreadsheet takes for formulas', async () => {
  const { user, token } = await register(suite)
  await setPlan(user.id, 'business')
  owner = { id: user.id, role: 'user' }
  await publish({ title: '=SUM(A1:A9) nevera' })
  for (let n = 0; n < 22; n++) await publish({ title: `Astrolabio ${n}`, price: '$5' })
  const { id } = owner
  const first = await analytics().prices({ id })
  const second = await analytics().prices({ id, cursor: first.nextCursor })
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 3, null])
  await talk({ createdAt: at(0) })

  const app = await suite.app()
  for (const part of ANALYTICS_PARTS) {
    const url = `/api/users/${id}/business-analytics/export?part=${part}&days=7`
    const { status, headers, text } = await request(app, 'GET', url, { token })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${analyticsFileName(part, 7)}"`,
    )
    const rows: string[][] = []
    for await (const row of readSheet(Buffer.from(text))) rows.push(row)
    const [header = []] = rows
    expect(rows.every((row) => row.length === header.length)).toBe(true)
    expect(rows.flat().filter((cell) => cell.startsWith('='))).toEqual([])
    if (part === 'prices') {
      expect(rows).toHaveLength(24)
      expect(rows.at(-1)?.[1]).toBe("'=SUM(A1:A9) nevera")
    }
    if (part === 'answers') {
      expect(rows[1]).toEqual([day(6), day(0), 'Todo', 'Total', '1', '0', '', '', ''])
    }
  }
})
