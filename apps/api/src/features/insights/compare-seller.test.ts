import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl } from '../../../test/pictures.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

type Person = Awaited<ReturnType<Suite['makeUser']>>
const pro = () => suite.makeUser({ subscriptionPlan: 'pro' })
const compare = (person: Person, id = person.id) =>
  suite.asUser(person).users.sellerComparison({ id })

async function publish(person: Person, extra: object = {}): Promise<number> {
  return (await suite.asUser(person).listings.publish(makeListingInput(extra))).id
}

async function count(id: number, metrics: { views: number; clicks: number; messages: number }) {
  await suite.deps.db.updateTable('listings').set(metrics).where('id', '=', id).execute()
}

test('it is one’s own, and comes with a plan', async () => {
  const [seller, free] = [await pro(), await suite.makeUser()]
  expect(await codeOf(suite.asVisitor().users.sellerComparison({ id: seller.id }))).toBe(
    'unauthorized',
  )
  expect(await codeOf(compare(free, seller.id))).toBe('forbidden')
  await expect(compare(free)).rejects.toThrow(/Pro y Business/)
  expect(await compare(seller)).toEqual({
    own: { ctr: '0.0', conversion: '0.0', answerMinutes: null },
    others: null,
    basis: 0,
    tips: [],
  })
})

test('a plan that is over shows it no more', async () => {
  const until = new Date(suite.clock.now().getTime() + 60_000)
  const seller = await suite.makeUser({ subscriptionPlan: 'pro', subscriptionExpiry: until })
  expect(await codeOf(compare(seller))).toBe('none')
  suite.clock.advance(60_000)
  expect(await codeOf(compare(seller))).toBe('forbidden')
})

test('thirty ads of others in one’s own categories make a comparison', async () => {
  const [seller, other] = [await pro(), await pro()]
  const own = await publish(seller, { categoryId: 7 })
  await count(own, { views: 50, clicks: 5, messages: 1 })
  const ids: number[] = []
  for (let n = 0; n < 30; n++) ids.push(await publish(other, { categoryId: 7 }))
  for (const id of ids.slice(1)) await count(id, { views: 100, clicks: 2, messages: 1 })
  await count(await publish(other, { categoryId: 5 }), { views: 900, clicks: 900, messages: 900 })
  const mine = { ctr: '10.0', conversion: '2.0', answerMinutes: null }
  suite.clock.advance(11 * 60_000)
  expect(await compare(seller)).toMatchObject({ own: mine, others: null, basis: 29 })
  await count(ids[0] ?? 0, { views: 100, clicks: 2, messages: 1 })
  suite.clock.advance(11 * 60_000)
  expect(await compare(seller)).toMatchObject({
    own: mine,
    others: { ctr: '2.0', conversion: '1.0', answerMinutes: null },
    basis: 30,
  })
})

test('tips come from metrics', async () => {
  const [seller, other, buyer] = [await pro(), await pro(), await suite.makeUser()]
  const title = 'Bongos de madera'
  for (const price of ['$50', '$60', '$70', '$80', '$90']) {
    await publish(other, { title, price, categoryId: 9 })
  }
  const listingId = await publish(seller, { title, price: '$200', categoryId: 9 })
  const seeds = [1, 2, 3].map((seed) => makeDataUrl({ seed }))
  await publish(seller, { title: 'Maracas', categoryId: 9, images: seeds })
  const ask = suite.asUser(buyer).conversations
  const { conversation } = await ask.start({ listingId, sellerId: seller.id })
  await ask.send({ id: conversation.id, content: '¿Sigue a la venta?' })
  expect((await compare(seller)).tips).toEqual([
    { kind: 'price', listingId, title, high: '80.00', basis: 5 },
    { kind: 'photos', listingId, title, photos: 0 },
  ])
  suite.clock.advance(25 * 60 * 60_000)
  const waiting = { kind: 'waiting', conversations: 1 }
  expect((await compare(seller)).tips[0]).toEqual(waiting)
  // What a business answers by itself while it is closed leaves its buyers waiting.
  await suite.database.pool.query(
    `insert into messages (conversation_id, sender_id, content, message_type, created_at)
     values ($1, $2, 'Abrimos mañana.', 'auto', $3)`,
    [conversation.id, seller.id, suite.clock.now()],
  )
  suite.clock.advance(11 * 60_000)
  expect((await compare(seller)).tips[0]).toEqual(waiting)

  // Others answer within minutes.
  const quick = await publish(other, { title: 'Güiro', categoryId: 9 })
  const talk = await ask.start({ listingId: quick, sellerId: other.id })
  await ask.send({ id: talk.conversation.id, content: 'Hola' })
  suite.clock.advance(5 * 60_000)
  await suite.asUser(other).conversations.send({ id: talk.conversation.id, content: 'Sí' })
  await suite.asUser(seller).conversations.send({ id: conversation.id, content: 'Sí' })
  const answered = await compare(seller)
  expect(answered.tips.map(({ kind }) => kind)).toEqual(['answer', 'price', 'photos'])
  expect(Math.round(answered.own.answerMinutes ?? 0)).toBe(25 * 60 + 11 + 5)
})
