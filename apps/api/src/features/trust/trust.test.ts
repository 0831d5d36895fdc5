// The signals of the trust score, read from what people did.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { request } from '../../../test/http.ts'
import { findTrustSignals } from './trust.repo.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

type User = Awaited<ReturnType<Suite['makeUser']>>

const signalsOf = ({ id }: User) => findTrustSignals(suite.deps.db, id, suite.clock.now())

const publish = async (seller: User) =>
  (await suite.asUser(seller).listings.publish(makeListingInput())).id

/** A talk about a new ad, in which each turn comes so many minutes after the first word. */
async function talk(seller: User, turns: readonly ['buyer' | 'seller', number][]): Promise<void> {
  const buyer = await suite.makeUser()
  const start = Date.now() - 30 * 24 * 3_600_000
  const { id } = await suite.deps.db
    .insertInto('conversations')
    .values({
      listingId: await publish(seller),
      buyerId: buyer.id,
      sellerId: seller.id,
      lastMessageAt: new Date(start),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [who, minutes] of turns) {
    await suite.deps.db
      .insertInto('messages')
      .values({
        conversationId: id,
        senderId: who === 'buyer' ? buyer.id : seller.id,
        content: 'Hola',
        createdAt: new Date(start + minutes * 60_000),
      })
      .execute()
  }
}

/** A sale as it is noted, in the totals of both while it stands; that they agree is shown by `sales.test.ts`. */
const deal = async (seller: User, buyer: User, status = 'completed') => {
  const step = status === 'completed' ? 1 : 0
  await sql`
    with sold as (
      insert into transactions (listing_id, seller_id, buyer_id, status)
      values (${await publish(seller)}, ${seller.id}, ${buyer.id}, ${status})
    )
    update users set
      total_sales = total_sales + case id when ${seller.id} then ${step}::integer else 0 end,
      total_purchases = total_purchases + case id when ${buyer.id} then ${step}::integer else 0 end
    where id in (${seller.id}, ${buyer.id})`.execute(suite.deps.db)
}

test('of nobody there is no score', async () => {
  expect(await codeOf(suite.asVisitor().trust.score({ id: 2_000_000_000 }))).toBe('not_found')
  expect((await request(await suite.app(), 'GET', '/api/users/0/trust-score')).status).toBe(404)
})

test('somebody new has 0, and so has somebody who only grew old', async () => {
  const ana = await suite.makeUser()
  expect(await suite.asVisitor().trust.score({ id: ana.id })).toMatchObject({
    userId: ana.id,
    overallScore: '0.00',
    totalTransactions: 0,
    level: 'Nuevo',
    badges: [],
  })
  await sql`update users set created_at = now() - interval '5 years' where id = ${ana.id}`.execute(
    suite.deps.db,
  )
  expect((await suite.asVisitor().trust.score({ id: ana.id })).overallScore).toBe('0.00')
  expect((await signalsOf(ana))?.accountAgeDays).toBeGreaterThan(1800)
})

test('sales and purchases count; one that was taken back counts for nobody', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  await deal(ana, luis)
  await deal(luis, ana)
  await deal(ana, luis, 'cancelled')
  expect(await signalsOf(ana)).toMatchObject({ totalTransactions: 2, successfulTransactions: 2 })
  expect(await signalsOf(luis)).toMatchObject({ totalTransactions: 2, successfulTransactions: 2 })
})

test('ratings of both kinds that others gave', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const rate = async (from: User, to: User, rating: number, type: string) =>
    suite.deps.db
      .insertInto('ratings')
      .values({
        fromUserId: from.id,
        toUserId: to.id,
        listingId: await publish(ana),
        rating,
        type,
      })
      .execute()
  await rate(luis, ana, 5, 'seller')
  await rate(luis, ana, 3, 'buyer')
  await rate(ana, luis, 1, 'buyer')
  expect((await signalsOf(ana))?.ratings).toEqual({ count: 2, stars: 8, positive: 1 })
  expect((await suite.asVisitor().trust.score({ id: ana.id })).positivePercentage).toBe(50)
})

test('answers are timed from the first question to the first answer, in the middle of all', async () => {
  const ana = await suite.makeUser({ subscriptionPlan: 'pro' })
  expect((await signalsOf(ana))?.medianAnswerMinutes).toBeNull()
  await talk(ana, [['buyer', 0]])
  expect((await signalsOf(ana))?.medianAnswerMinutes).toBeNull()
  await talk(ana, [
    ['buyer', 0],
    ['buyer', 5],
    ['seller', 10],
    ['buyer', 400],
    ['seller', 4000],
  ])
  expect((await signalsOf(ana))?.medianAnswerMinutes).toBe(10)
  // Whose own first word starts the talk answers nobody with it.
  await talk(ana, [
    ['seller', 0],
    ['buyer', 100],
    ['seller', 130],
  ])
  await talk(ana, [
    ['buyer', 0],
    ['seller', 900],
  ])
  expect((await signalsOf(ana))?.medianAnswerMinutes).toBe(30)
  expect((await suite.asVisitor().trust.score({ id: ana.id })).badges).toEqual(['Responde rápido'])
})

test('the documented call answers the whole record', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  await deal(ana, luis)
  const { status, json } = await request(
    await suite.app(),
    'GET',
    `/api/users/${ana.id}/trust-score`,
  )
  expect(status).toBe(200)
  expect(json).toMatchObject({ overallScore: '2.55', totalTransactions: 1, verificationLevel: 0 })
  expect(json.parts).toHaveLength(5)
})
