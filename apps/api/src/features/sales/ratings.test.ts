// Who may rate whom, what is refused, and averages that hold when all come at once.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
let seller: Person
let buyer: Person
let listingId: number
beforeAll(async () => {
  suite = await startSuite()
})
beforeEach(async () => {
  seller = await suite.makeUser({ fullName: 'Sol Vende' })
  buyer = await suite.makeUser({ fullName: 'Ana Compra' })
  listingId = await sell(seller, buyer)
})
afterAll(() => suite.close())

/** An ad of `from` that was sold to `to`. */
async function sell(from: Person, to: Person): Promise<number> {
  const { listings } = suite.asUser(from)
  const { id } = await listings.publish(makeListingInput({ title: 'Nevera' }))
  await suite.asUser(to).conversations.start({ listingId: id, sellerId: from.id })
  await listings.setStatus({ id, status: 'sold', buyerId: to.id })
  return id
}
const give = (from: Person, to: Person, input: object = {}) =>
  suite.asUser(from).ratings.give({
    id: to.id,
    rating: 4,
    comment: 'Todo bien',
    type: to === seller ? 'seller' : 'buyer',
    listingId,
    ...input,
  })
const listOf = (person: Person, query = {}) =>
  suite.asVisitor().ratings.list({ id: person.id, ...query })
const profileOf = ({ id }: Person) => suite.asVisitor().users.get({ id })

describe('refused is', () => {
  test('a visitor, a stranger, oneself, and nobody at all', async () => {
    const stranger = await suite.makeUser()
    const input = { id: seller.id, rating: 4, type: 'seller', listingId } as const
    expect(await codeOf(suite.asVisitor().ratings.give(input))).toBe('unauthorized')
    expect(await codeOf(give(stranger, seller))).toBe('sale_required')
    expect(await codeOf(give(buyer, stranger))).toBe('sale_required')
    expect(await codeOf(give(seller, seller))).toBe('validation')
    expect(await codeOf(give(buyer, seller, { id: 999_999 }))).toBe('not_found')
    expect(await codeOf(suite.asVisitor().ratings.list({ id: 999_999 }))).toBe('not_found')
    expect((await listOf(seller)).total).toBe(0)
  })
  test('a rating about an ad that was not sold between the two', async () => {
    const { id: other } = await suite.asUser(seller).listings.publish(makeListingInput())
    expect(await codeOf(give(buyer, seller, { listingId: other }))).toBe('sale_required')
    expect(await codeOf(give(buyer, seller, { listingId: 999_999 }))).toBe('sale_required')
  })
  test('a type that is not the side of the other', async () => {
    expect(await codeOf(give(buyer, seller, { type: 'buyer' }))).toBe('validation')
    expect(await codeOf(give(seller, buyer, { type: 'seller' }))).toBe('validation')
  })
  test('a second one, also all at once; the first stands', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(give(buyer, seller))))
    expect(codes.toSorted()).toEqual([...Array(5).fill('already_rated'), 'none'])
    expect(await codeOf(give(buyer, seller, { rating: 1 }))).toBe('already_rated')
    await give(seller, buyer)
    expect(await codeOf(give(buyer, seller, { rating: 1 }))).toBe('already_rated')
    expect((await profileOf(seller)).sellerRating).toBe('4.00')
  })
  test('an invitation of somebody else', async () => {
    const stranger = await suite.makeUser()
    const { invitation } = suite.asUser(stranger).ratings
    expect(await codeOf(invitation({ listingId }))).toBe('not_found')
    expect(await codeOf(suite.asVisitor().ratings.invitation({ listingId }))).toBe('unauthorized')
  })
})

describe('both sides', () => {
  test('rate each other, and each rating moves its own average', async () => {
    await give(buyer, seller, { rating: 4 })
    await give(seller, buyer, { rating: 5, comment: null })
    expect(await profileOf(seller)).toMatchObject({ sellerRating: '4.00', buyerRating: '0.00' })
    expect(await profileOf(buyer)).toMatchObject({ sellerRating: '0.00', buyerRating: '5.00' })
    expect(await listOf(buyer)).toMatchObject({
      items: [{ rating: 5, comment: null, type: 'buyer', listingId }],
      total: 1,
      nextCursor: null,
    })
    expect((await listOf(seller)).items).toMatchObject([
      { rating: 4, comment: 'Todo bien', type: 'seller', fromUser: { fullName: 'Ana Compra' } },
    ])
  })
  test('learn what was said of them, and are asked no more', async () => {
    const noticesOf = async (person: Person) =>
      (await suite.asUser(person).notifications.list({ userId: person.id })).items
    const { invitation } = suite.asUser(buyer).ratings
    expect(await invitation({ listingId })).toMatchObject({
      type: 'seller',
      other: { id: seller.id, fullName: 'Sol Vende' },
      status: 'open',
      given: null,
    })
    await give(seller, buyer, { rating: 5, comment: null })
    await give(buyer, seller)
    expect(await invitation({ listingId })).toMatchObject({
      status: 'given',
      given: { rating: 4, comment: 'Todo bien', hiddenUntil: null },
      received: { rating: 5, comment: null },
    })
    // What it says, that somebody has rated, and how it went.
    expect(await noticesOf(buyer)).toMatchObject([
      { type: 'rated', title: 'Sol Vende te calificó', message: '★★★★★', isRead: false },
      { type: 'rating', isRead: true },
      { type: 'rating', isRead: true },
    ])
    const told = (await noticesOf(seller)).find(({ type }) => type === 'rated')
    expect(told).toMatchObject({ title: 'Ana Compra te calificó', message: '★★★★☆ Todo bien' })
  })
})

describe('averages', () => {
  test('are exact when many rate one person at once, on both sides', async () => {
    const busy = await suite.makeUser({ subscriptionPlan: 'business' })
    const others = await Promise.all(Array.from({ length: 8 }, () => suite.makeUser()))
    const sold = await Promise.all(others.map((other) => sell(busy, other)))
    const bought = await Promise.all(others.map((other) => sell(other, busy)))
    const stars = [5, 4, 4, 1, 3, 5, 2, 5]
    await Promise.all(
      others.flatMap((other, i) => [
        give(other, busy, { type: 'seller', listingId: sold[i], rating: stars[i] }),
        give(busy, other, { type: 'buyer', listingId: sold[i], rating: 5 }),
        give(other, busy, { type: 'buyer', listingId: bought[i], rating: stars[7 - i] }),
        give(busy, other, { type: 'seller', listingId: bought[i], rating: 5 }),
      ]),
    )
    expect(await profileOf(busy)).toMatchObject({
      sellerRating: '3.63',
      buyerRating: '3.63',
      totalSales: 8,
    })
    expect((await listOf(busy)).total).toBe(16)
    // The sums that the score of trust reads, against all ratings that appear.
    const kept = sql`select user_id, type, ratings, stars, positive from rating_sums`
    const counted = sql`select to_user_id, type, count(*)::integer, sum(rating)::integer,
      count(*) filter (where rating >= 4)::integer from ratings where hidden_until is null group by 1, 2`
    const { rows } =
      await sql`(${kept} except ${counted}) union all (${counted} except ${kept})`.execute(
        suite.deps.db,
      )
    expect(rows).toEqual([])
    const { rows: summed } = await sql`${kept} where user_id = ${busy.id} order by type`.execute(
      suite.deps.db,
    )
    expect(summed).toMatchObject([
      { type: 'buyer', ratings: 8, stars: 29, positive: 5 },
      { type: 'seller', ratings: 8, stars: 29, positive: 5 },
    ])
    expect((await listOf(busy, { type: 'buyer' })).total).toBe(8)
  })
  test('stay when the one who rated leaves', async () => {
    await give(buyer, seller, { rating: 2 })
    await give(seller, buyer)
    await suite.deps.db.deleteFrom('users').where('id', '=', buyer.id).execute()
    expect((await profileOf(seller)).sellerRating).toBe('2.00')
    expect((await listOf(seller)).items).toMatchObject([
      { rating: 2, fromUser: { id: null, fullName: 'Usuario eliminado' } },
    ])
    const { setStatus } = suite.asUser(seller).listings
    await setStatus({ id: listingId, status: 'active' })
    expect((await profileOf(seller)).totalSales).toBe(1)
  })
})

test('ratings come newest first, page by page', async () => {
  const ids: number[] = []
  for (let i = 0; i < 3; i++) {
    suite.clock.advance(1000)
    const other = await suite.makeUser()
    const about = await sell(seller, other)
    ids.unshift((await give(other, seller, { listingId: about })).id)
    await give(seller, other, { listingId: about })
  }
  const first = await listOf(seller, { limit: 2 })
  const rest = await listOf(seller, { limit: 2, cursor: first.nextCursor })
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids)
  expect([first.total, rest.nextCursor]).toEqual([3, null])
})

test('the documented calls answer as documented', async () => {
  const app = await suite.app()
  const [sol, ana] = [await register(suite), await register(suite)]
  const about = await sell({ id: sol.user.id, role: 'user' }, { id: ana.user.id, role: 'user' })
  const path = `/api/users/${sol.user.id}/ratings`
  const post = (body: object, token = ana.token) => request(app, 'POST', path, { token, body })
  const good = { rating: 4, comment: ' Bien ', type: 'seller', listingId: about, fromUserId: 1 }
  for (const [field, value] of [
    ['rating', 0],
    ['rating', 6],
    ['rating', 2.5],
    ['rating', 'x'],
    ['rating', '4'],
    ['type', 'both'],
    ['listingId', -1],
    ['comment', 'a\0b'],
  ] as const) {
    expect((await post({ ...good, [field]: value })).status).toBe(400)
  }
  const stranger = await register(suite)
  expect((await post(good, stranger.token)).status).toBe(403)
  expect((await request(app, 'POST', path, { body: good })).status).toBe(401)
  expect((await request(app, 'GET', '/api/users/nadie/ratings')).status).toBe(404)
  const given = await post(good)
  expect(given.status).toBe(201)
  expect(given.json).toMatchObject({ rating: 4, comment: 'Bien', fromUserId: ana.user.id })
  const again = await post(good)
  expect([again.status, again.json.message]).toEqual([409, 'Ya calificaste esta venta.'])
  const waiting = await request(app, 'GET', path)
  expect([waiting.json, waiting.headers['x-total-count']]).toEqual([[], '0'])
  const body = { rating: 5, type: 'buyer', listingId: about }
  const answer = { token: sol.token, body }
  expect((await request(app, 'POST', `/api/users/${ana.user.id}/ratings`, answer)).status).toBe(201)
  const list = await request(app, 'GET', `${path}?limit=5`)
  expect([list.json.length, list.headers['x-total-count']]).toEqual([1, '1'])
  expect(Object.keys(list.json[0]).toSorted()).toEqual([
    'comment',
    'createdAt',
    'fromUser',
    'id',
    'listingId',
    'rating',
    'type',
  ])
})

describe('who is yet to be rated', () => {
  const waitingOf = (person: Person) => suite.asUser(person).ratings.waiting()

  test('is told to the two of a sale alone', async () => {
    expect(await codeOf(suite.asVisitor().ratings.waiting())).toBe('unauthorized')
    expect(await waitingOf(await suite.makeUser())).toEqual([])
    const sale = { listingId, listingTitle: 'Nevera' }
    expect(await waitingOf(seller)).toEqual([
      { ...sale, type: 'buyer', other: { id: buyer.id, fullName: 'Ana Compra' } },
    ])
    expect(await waitingOf(buyer)).toEqual([
      { ...sale, type: 'seller', other: { id: seller.id, fullName: 'Sol Vende' } },
    ])
  })

  test('is nobody any more once rated, or once the sale is undone', async () => {
    await give(buyer, seller)
    expect(await waitingOf(buyer)).toEqual([])
    expect(await waitingOf(seller)).toHaveLength(1)
    const other = await sell(seller, buyer)
    expect((await waitingOf(buyer)).map((each) => each.listingId)).toEqual([other])
    await suite.asUser(seller).listings.setStatus({ id: other, status: 'active' })
    expect(await waitingOf(buyer)).toEqual([])
  })
})
