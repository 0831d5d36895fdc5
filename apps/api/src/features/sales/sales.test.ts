// What marking an ad sold leaves behind, and what becomes of it.
import type { ListingStatus } from '@wepa/domain/listings/listing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
let seller: Person
let ana: Person
let luis: Person
let listingId: number
beforeAll(async () => {
  suite = await startSuite()
})
beforeEach(async () => {
  seller = await suite.makeUser({ fullName: 'Sol Vende' })
  ana = await suite.makeUser({ fullName: 'Ana Compra' })
  luis = await suite.makeUser({ fullName: 'Luis Compra' })
  listingId = await publish()
  for (const buyer of [ana, luis]) await write(buyer)
})
afterAll(() => suite.close())

const publish = async () =>
  (await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Nevera' }))).id
async function write(buyer: Person, about = listingId): Promise<void> {
  const { conversations } = suite.asUser(buyer)
  const { conversation } = await conversations.start({ listingId: about, sellerId: seller.id })
  await conversations.send({ id: conversation.id, content: 'Lo quiero' })
}
const mark = (status: ListingStatus, buyer?: Person, id = listingId) =>
  suite.asUser(seller).listings.setStatus({ id, status, buyerId: buyer?.id })
const rate = (from: Person, to: Person, type: 'seller' | 'buyer') =>
  suite.asUser(from).ratings.give({ id: to.id, rating: 5, type, listingId })
const invitationsOf = async (person: Person) =>
  (await suite.asUser(person).notifications.list({ userId: person.id })).items.filter(
    ({ type }) => type === 'rating',
  )
async function emailsTo(person: Person): Promise<string[]> {
  await suite.workOffQueue()
  const { email } = await suite.asUser(person).auth.me()
  return suite.sentMails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
async function totals(person: Person) {
  const { totalSales, totalPurchases } = await suite.asUser(person).auth.me()
  return [totalSales, totalPurchases]
}
/** The sales that stand, as the rows say it. */
async function buyersOf(id = listingId) {
  const rows = await suite.deps.db
    .selectFrom('transactions')
    .select(['buyerId', 'saleAmount'])
    .where('listingId', '=', id)
    .where('status', '=', 'completed')
    .execute()
  return rows.map(({ buyerId }) => buyerId)
}
/** Both totals of everybody, against the rows they count. */
async function wrongTotals(): Promise<number> {
  const { rows } = await suite.database.pool.query(`
    select id from users u where
      total_sales <> (select count(*) from transactions where seller_id = u.id and status = 'completed')
      or total_purchases <> (select count(*) from transactions where buyer_id = u.id and status = 'completed')`)
  return rows.length
}

describe('a sale', () => {
  test('names only who wrote about that ad', async () => {
    const stranger = await suite.makeUser()
    expect(await codeOf(mark('sold', stranger))).toBe('validation')
    expect(await codeOf(mark('sold', seller))).toBe('validation')
    expect((await suite.asVisitor().listings.get({ id: listingId })).status).toBe('active')
  })
  test('is noted with its price and title, and counts on both sides', async () => {
    await mark('sold', ana)
    const row = await suite.deps.db
      .selectFrom('transactions')
      .selectAll()
      .where('listingId', '=', listingId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      listingTitle: 'Nevera',
      saleAmount: '150.00',
      feeAmount: '0.00',
      sellerId: seller.id,
      status: 'completed',
    })
    expect([await totals(seller), await totals(ana)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
  test('without a buyer leaves no sale', async () => {
    await mark('sold')
    expect(await buyersOf()).toEqual([])
    expect(await totals(seller)).toEqual([0, 0])
  })
  test('marked many times at once is one', async () => {
    await Promise.all(Array.from({ length: 6 }, () => mark('sold', ana)))
    expect(await buyersOf()).toEqual([ana.id])
    expect(await totals(seller)).toEqual([1, 0])
    expect(await invitationsOf(ana)).toHaveLength(1)
  })
})

describe('a sale by mistake', () => {
  test.each(['active', 'pending'] as const)('is undone by marking the ad %s', async (status) => {
    await mark('sold', ana)
    await mark(status)
    expect(await buyersOf()).toEqual([])
    expect([await totals(seller), await totals(ana)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect([await invitationsOf(ana), await invitationsOf(seller)]).toEqual([[], []])
    expect(await codeOf(rate(ana, seller, 'seller'))).toBe('sale_required')
  })
  test('with the wrong buyer passes to the right one', async () => {
    await mark('sold', ana)
    await mark('sold', luis)
    expect(await buyersOf()).toEqual([luis.id])
    expect([await totals(seller), await totals(ana), await totals(luis)]).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ])
    expect(await invitationsOf(ana)).toEqual([])
    expect(await invitationsOf(luis)).toHaveLength(1)
    expect(await invitationsOf(seller)).toMatchObject([{ title: '¿Cómo te fue con Luis Compra?' }])
  })
  test('undone and noted again sends no second email', async () => {
    for (let i = 0; i < 3; i++) {
      await mark('sold', ana)
      await mark('active')
    }
    await mark('sold', ana)
    expect(await emailsTo(ana)).toEqual(['¿Cómo te fue con «Nevera»?'])
    expect(await emailsTo(seller)).toEqual(['Vendiste «Nevera»'])
    expect(await invitationsOf(ana)).toHaveLength(1)
    expect([await totals(seller), await totals(ana)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
  test('to many buyers at once ends with one, and all totals say so', async () => {
    await Promise.all([
      mark('sold', ana),
      mark('sold', luis),
      mark('active'),
      mark('sold', ana),
      mark('sold', luis),
    ])
    expect((await buyersOf()).length).toBeLessThanOrEqual(1)
    await mark('sold', luis)
    expect(await buyersOf()).toEqual([luis.id])
    expect(await wrongTotals()).toBe(0)
  })
})

describe('a sale that was rated', () => {
  test('stays when the ad is active again, and passes to nobody else', async () => {
    await mark('sold', ana)
    await rate(ana, seller, 'seller')
    await mark('active')
    expect(await buyersOf()).toEqual([ana.id])
    expect(await codeOf(mark('sold', luis))).toBe('sale_rated')
    expect((await suite.asVisitor().listings.get({ id: listingId })).status).toBe('active')
    await mark('sold')
    await mark('sold', ana)
    expect(await buyersOf()).toEqual([ana.id])
    expect(await wrongTotals()).toBe(0)
  })
  test('is either rated or undone when both come at once, never both', async () => {
    for (let i = 0; i < 5; i++) {
      listingId = await publish()
      await write(ana)
      await mark('sold', ana)
      const [undone, rated] = await Promise.all([
        codeOf(mark('active')),
        codeOf(rate(ana, seller, 'seller')),
      ])
      expect(undone).toBe('none')
      expect(await buyersOf()).toEqual(rated === 'none' ? [ana.id] : [])
      expect(['none', 'sale_required']).toContain(rated)
      await suite.asUser(seller).listings.remove({ id: listingId })
    }
    expect(await wrongTotals()).toBe(0)
  })
})

describe('what is gone', () => {
  test('an ad leaves its sale to be rated, once', async () => {
    await mark('sold', ana)
    await suite.asUser(seller).listings.remove({ id: listingId })
    const { invitation } = suite.asUser(ana).ratings
    expect(await invitation({ listingId })).toMatchObject({
      listing: { title: 'Nevera', image: null },
      status: 'open',
    })
    await rate(ana, seller, 'seller')
    expect(await codeOf(rate(ana, seller, 'seller'))).toBe('already_rated')
    await rate(seller, ana, 'buyer')
    expect((await suite.asVisitor().ratings.list({ id: seller.id })).items).toMatchObject([
      { listingId: null, rating: 5 },
    ])
    expect(await totals(seller)).toEqual([1, 0])
  })
  test('a buyer leaves the seller their sale, which can still be undone', async () => {
    await mark('sold', ana)
    await suite.deps.db.deleteFrom('users').where('id', '=', ana.id).execute()
    expect(await totals(seller)).toEqual([1, 0])
    expect(await suite.asUser(seller).ratings.invitation({ listingId })).toMatchObject({
      other: { id: null, fullName: 'Usuario eliminado' },
      status: 'gone',
    })
    await mark('sold', luis)
    expect(await buyersOf()).toEqual([luis.id])
    expect(await totals(seller)).toEqual([1, 0])
    expect(await wrongTotals()).toBe(0)
  })
})

test('emails go only to those who want them', async () => {
  await suite.deps.db
    .updateTable('notificationPreferences')
    .set({ email: false })
    .where('userId', '=', ana.id)
    .execute()
  await mark('sold', ana)
  expect(await emailsTo(ana)).toEqual([])
  expect(await emailsTo(seller)).toHaveLength(1)
  expect(await invitationsOf(ana)).toMatchObject([{ relatedId: listingId }])
})
