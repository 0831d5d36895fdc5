import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { migrate } from '../../db/migrate.ts'

let suite: Suite
let seller: Person
let buyer: Person
beforeAll(async () => {
  suite = await startSuite()
})
beforeEach(async () => {
  seller = await suite.makeUser()
  buyer = await suite.makeUser()
})
afterAll(() => suite.close())

const talks = (person: Person) => suite.asUser(person).conversations
/** A conversation of the buyer about a new ad. */
const start = async (owner = seller) => {
  const { id: listingId } = await suite.asUser(owner).listings.publish(makeListingInput())
  return (await talks(buyer).start({ listingId, sellerId: owner.id })).conversation
}
const say = (person: Person, id: number, content: string) => talks(person).send({ id, content })

/** What the unread count says, beside all messages counted one by one. */
const countsOf = async (person: Person) => {
  const { rows } = await suite.database.pool.query(
    `select count(*)::integer as unread from conversations talk
     join messages said on said.conversation_id = talk.id
     where $1 in (talk.buyer_id, talk.seller_id) and not said.is_read
       and said.sender_id is distinct from $1`,
    [person.id],
  )
  return [(await talks(person).unreadCount()).count, rows[0].unread]
}

test('is exact after sends and reads of both sides at once, in several conversations', async () => {
  const talksOfBoth = [await start(), await start()]
  const work = Array.from({ length: 12 }, (_, i) =>
    talksOfBoth.flatMap(({ id }) => [
      say(buyer, id, `b${i}`),
      say(seller, id, `s${i}`),
      ...(i % 3 ? [] : [talks(seller).markRead({ id }), talks(buyer).markRead({ id })]),
    ]),
  )
  await Promise.all(work.flat())
  for (const person of [seller, buyer]) {
    const [kept, counted] = await countsOf(person)
    expect(kept).toBe(counted)
  }
  for (const { id } of talksOfBoth) await talks(seller).markRead({ id })
  expect(await countsOf(seller)).toEqual([0, 0])
})

test('holds with a server of the version before, which knows nothing of it', async () => {
  const { id } = await start()
  const { pool } = suite.database
  const say = 'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)'
  await pool.query(say, [id, buyer.id, 'uno'])
  await pool.query(say, [id, buyer.id, 'dos'])
  await pool.query(say, [id, seller.id, 'tres'])
  expect([await countsOf(seller), await countsOf(buyer)]).toEqual([
    [2, 2],
    [1, 1],
  ])
  await pool.query('update messages set is_read = true where conversation_id = $1', [id])
  expect([await countsOf(seller), await countsOf(buyer)]).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('reads an index alone, however many conversations there are', async () => {
  const plan = await suite.deps.db.transaction().execute(async (tx) => {
    // A table of a few rows would be read whole.
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<object>`explain select count(*) from messages where unread_by = ${seller.id}`.execute(
      tx,
    )
  })
  expect(JSON.stringify(plan.rows)).toMatch(/Scan (using|on) messages_unread_by/)
})

test('and the sums of ratings are filled for the rows of before, as often as the migration runs', async () => {
  const { pool } = suite.database
  const { id } = await start()
  await say(seller, id, 'leído')
  await talks(buyer).markRead({ id })
  for (const table of ['messages', 'ratings']) {
    await pool.query(`alter table ${table} disable trigger user`)
  }
  const insert = 'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)'
  await pool.query(insert, [id, buyer.id, 'uno'])
  await pool.query(insert, [id, buyer.id, 'dos'])
  const rate = `insert into ratings (from_user_id, to_user_id, rating, type) values ($1, $2, $3, 'seller')`
  await pool.query(rate, [buyer.id, seller.id, 5])
  await pool.query(rate, [buyer.id, seller.id, 2])
  for (const table of ['messages', 'ratings']) {
    await pool.query(`alter table ${table} enable trigger user`)
  }
  expect(await countsOf(seller)).toEqual([0, 2])
  for (let runs = 0; runs < 2; runs++) {
    await pool.query(`delete from applied_migrations where name = '053-fill-kept-sums'`)
    expect(await migrate(suite.database)).toEqual(['053-fill-kept-sums'])
    expect([await countsOf(seller), await countsOf(buyer)]).toEqual([
      [2, 2],
      [0, 0],
    ])
    const { rows } = await pool.query('select * from rating_sums where user_id = $1', [seller.id])
    expect(rows).toEqual([
      { user_id: seller.id, type: 'seller', ratings: 2, stars: 7, positive: 1 },
    ])
  }
})
