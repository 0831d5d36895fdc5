// The first rating of a sale is seen by who gave it alone, until the second comes or its days are over.
import { beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { writeExport } from '../account/export-data.ts'
import { showDueRatings } from './show-due-ratings.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let suite: Suite
let seller: Person
let buyer: Person
let listingId: number
// A clock of its own for each test, for they move it by weeks.
beforeEach(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ fullName: 'Sol Vende' })
  buyer = await suite.makeUser({ fullName: 'Ana Compra' })
  listingId = await sell()
  return () => suite.close()
})

async function sell(): Promise<number> {
  const { listings } = suite.asUser(seller)
  const { id } = await listings.publish(makeListingInput({ title: 'Nevera' }))
  await suite.asUser(buyer).conversations.start({ listingId: id, sellerId: seller.id })
  await listings.setStatus({ id, status: 'sold', buyerId: buyer.id })
  return id
}

const rateSeller = (input: object = {}) =>
  suite.asUser(buyer).ratings.give({
    id: seller.id,
    rating: 2,
    comment: 'Llegó tarde',
    type: 'seller',
    listingId,
    ...input,
  })
const rateBuyer = () =>
  suite.asUser(seller).ratings.give({
    id: buyer.id,
    rating: 5,
    comment: 'Puntual',
    type: 'buyer',
    listingId,
  })
const noticesOf = async (person: Person) =>
  (await suite.asUser(person).notifications.list({ userId: person.id })).items
const exportOf = async ({ id }: Person) => {
  let text = ''
  for await (const piece of await writeExport(suite.contextOf(), id)) text += piece
  return text
}

/** All that tells of what was said of the seller, to `person` and to everybody. */
async function seenBy(person: Person) {
  const caller = suite.asUser(person)
  const { sellerRating } = await suite.asVisitor().users.get({ id: seller.id })
  const { overallScore, positivePercentage, parts } = await suite
    .asVisitor()
    .trust.score({ id: seller.id })
  const list = await caller.ratings.list({ id: seller.id })
  const { received } = await caller.ratings.invitation({ listingId })
  return { sellerRating, overallScore, positivePercentage, parts, list, received }
}

describe('until the other side has rated', () => {
  test('a rating is nowhere but with who gave it', async () => {
    const before = await seenBy(seller)
    await rateSeller()
    expect(await seenBy(seller)).toEqual(before)
    expect(await seenBy(buyer)).toEqual(before)
    expect(before).toMatchObject({ sellerRating: '0.00', list: { items: [], total: 0 } })
    expect((await suite.asUser(seller).auth.me()).sellerRating).toBe('0.00')
    expect(await exportOf(seller)).not.toMatch(/Llegó tarde|★/)

    expect(await suite.asUser(buyer).ratings.invitation({ listingId })).toMatchObject({
      status: 'given',
      given: { rating: 2, comment: 'Llegó tarde', hiddenUntil: expect.any(String) },
      wasRated: false,
    })
    expect(await exportOf(buyer)).toContain('Llegó tarde')
  })

  test('who was rated is told so, without what was said, and led to rate too', async () => {
    await rateSeller()
    const told = await noticesOf(seller)
    expect(told[0]).toMatchObject({
      type: 'rating',
      title: 'Ana Compra te calificó',
      message: expect.stringMatching(/^Verás lo que dijo cuando tú también califiques, o el \d/),
      relatedId: listingId,
      isRead: false,
    })
    expect(JSON.stringify(told)).not.toMatch(/Llegó tarde|★/)
    expect(await suite.asUser(seller).ratings.invitation({ listingId })).toMatchObject({
      status: 'open',
      wasRated: true,
      received: null,
    })
  })

  test('it appears after 14 days and not before, without any job', async () => {
    await rateSeller()
    suite.clock.advance(14 * DAY - HOUR)
    await showDueRatings(suite.deps)
    expect(await seenBy(seller)).toMatchObject({
      sellerRating: '0.00',
      positivePercentage: 0,
      list: { items: [], total: 0 },
      received: null,
    })
    suite.clock.advance(HOUR)
    const appearing = await seenBy(seller)
    expect(appearing).toMatchObject({
      sellerRating: '2.00',
      list: { items: [{ rating: 2, comment: 'Llegó tarde' }], total: 1 },
      received: { rating: 2, comment: 'Llegó tarde' },
    })
    expect(appearing.parts).toContainEqual(
      expect.objectContaining({ name: 'ratings', score: '3.25' }),
    )
    expect(await exportOf(seller)).toMatch(/"sellerRating":"2.00".*Llegó tarde/s)
  })

  test('the job stores what is read already, and tells once', async () => {
    await rateSeller()
    suite.clock.advance(14 * DAY)
    const before = await seenBy(seller)
    await Promise.all([showDueRatings(suite.deps), showDueRatings(suite.deps)])
    await showDueRatings(suite.deps)
    expect(await seenBy(seller)).toEqual({ ...before })
    const stored = await suite.deps.db
      .selectFrom('users')
      .select('sellerRating')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow()
    expect(stored.sellerRating).toBe('2.00')
    const told = (await noticesOf(seller)).filter(({ type }) => type === 'rated')
    expect(told).toMatchObject([{ message: '★★☆☆☆ Llegó tarde' }])
  })

  test('the days of one that waits do not hold up the average of the others', async () => {
    await rateSeller({ rating: 5 })
    await rateBuyer()
    listingId = await sell()
    await rateSeller({ rating: 2 })
    expect(await seenBy(seller)).toMatchObject({ sellerRating: '5.00', list: { total: 1 } })
    suite.clock.advance(14 * DAY)
    expect(await seenBy(seller)).toMatchObject({ sellerRating: '3.50', list: { total: 2 } })
  })
})

describe('both appear', () => {
  const bothSeen = async () => ({
    seller: (await suite.asVisitor().users.get({ id: seller.id })).sellerRating,
    buyer: (await suite.asVisitor().users.get({ id: buyer.id })).buyerRating,
    ofSeller: (await suite.asVisitor().ratings.list({ id: seller.id })).total,
    ofBuyer: (await suite.asVisitor().ratings.list({ id: buyer.id })).total,
    told: (await Promise.all([seller, buyer].map(noticesOf))).map((each) =>
      each.filter(({ type }) => type === 'rated').map(({ message }) => message),
    ),
  })
  const seen = {
    seller: '2.00',
    buyer: '5.00',
    ofSeller: 1,
    ofBuyer: 1,
    told: [['★★☆☆☆ Llegó tarde'], ['★★★★★ Puntual']],
  }

  test('with the second, and each hears what was said', async () => {
    await rateSeller()
    await rateBuyer()
    expect(await bothSeen()).toEqual(seen)
    expect((await noticesOf(seller)).filter(({ type }) => type === 'rating')).toMatchObject([
      { isRead: true },
      { isRead: true },
    ])
  })

  test('when both rate at the same moment', async () => {
    await Promise.all([rateSeller(), rateBuyer()])
    expect(await bothSeen()).toEqual(seen)
    // Nothing is left to wait.
    suite.clock.advance(15 * DAY)
    await showDueRatings(suite.deps)
    expect(await bothSeen()).toEqual(seen)
  })

  test('when the second comes as the days of the first end', async () => {
    await rateSeller()
    suite.clock.advance(14 * DAY)
    await Promise.all([showDueRatings(suite.deps), rateBuyer()])
    expect(await bothSeen()).toEqual(seen)
  })

  test('and a second that comes later appears at once', async () => {
    await rateSeller()
    suite.clock.advance(20 * DAY)
    await showDueRatings(suite.deps)
    await rateBuyer()
    expect(await bothSeen()).toEqual(seen)
  })
})
