import { randomUUID } from 'node:crypto'
import { MAX_MESSAGE, type Message } from '@wepa/domain/conversations/conversation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
let seller: Person
let buyer: Person
let stranger: Person
let listingId: number
beforeAll(async () => {
  suite = await startSuite()
  stranger = await suite.makeUser()
})
beforeEach(async () => {
  seller = await suite.makeUser({ fullName: 'Ana Vende' })
  buyer = await suite.makeUser({ fullName: 'Luis Compra' })
  listingId = await publish(seller)
})
afterAll(() => suite.close())

const publish = async (person: Person, input = {}) =>
  (await suite.asUser(person).listings.publish(makeListingInput(input))).id
const talks = (person: Person) => suite.asUser(person).conversations
const start = async (person = buyer, about = { listingId, sellerId: seller.id }) =>
  (await talks(person).start(about)).conversation
const say = (person: Person, id: number, content = 'Hola', clientId?: string) =>
  talks(person).send({ id, content, ...(clientId && { clientId }) })
const contents = async (person: Person, id: number, range = {}) =>
  (await talks(person).messages({ id, ...range })).map(({ content }) => content)
const deleteUser = ({ id }: Person) =>
  suite.deps.db.deleteFrom('users').where('id', '=', id).execute()
const noticesOf = async (person: Person) =>
  (await suite.asUser(person).notifications.list({ userId: person.id })).items.filter(
    ({ type }) => type === 'message',
  )
const unreadOf = async (person: Person) => (await talks(person).unreadCount()).count

describe('opening a conversation', () => {
  test('is for members, about an ad of somebody else that is to be had', async () => {
    const about = { listingId, sellerId: seller.id }
    expect(await codeOf(suite.asVisitor().conversations.start(about))).toBe('unauthorized')
    expect(await codeOf(talks(seller).start(about))).toBe('validation')
    expect(await codeOf(talks(stranger).start({ ...about, sellerId: buyer.id }))).toBe('validation')
    expect(await codeOf(talks(buyer).start({ ...about, listingId: 999_999 }))).toBe(
      'listing_not_found',
    )
    const off = await publish(seller, { isActive: false })
    expect(await codeOf(talks(buyer).start({ ...about, listingId: off }))).toBe('listing_not_found')
    await suite.asUser(seller).listings.setStatus({ id: listingId, status: 'sold' })
    expect(await codeOf(talks(buyer).start(about))).toBe('conflict')
    expect((await talks(buyer).list({})).items).toEqual([])
  })
  test('gives the same one again, also all at once, and counts it once', async () => {
    const about = { listingId, sellerId: seller.id }
    const all = await Promise.all(Array.from({ length: 10 }, () => talks(buyer).start(about)))
    expect(new Set(all.map(({ conversation }) => conversation.id)).size).toBe(1)
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    await start(stranger)
    expect((await suite.asVisitor().listings.get({ id: listingId })).messages).toBe(2)
  })
  test('still gives the one there is when the ad is sold or switched off', async () => {
    const { id } = await start()
    await suite.asUser(seller).listings.setStatus({ id: listingId, status: 'sold' })
    expect((await start()).id).toBe(id)
    await suite.deps.db
      .updateTable('listings')
      .set({ isActive: false })
      .where('id', '=', listingId)
      .execute()
    expect((await start()).id).toBe(id)
  })
  test('shows both people and the ad', async () => {
    const { id } = await start()
    expect(await talks(seller).get({ id })).toMatchObject({
      listingId,
      buyer: { id: buyer.id, fullName: 'Luis Compra' },
      seller: { id: seller.id, fullName: 'Ana Vende' },
      listing: { price: '$150', images: [], status: 'active', isActive: true },
      lastMessage: null,
      unreadCount: 0,
    })
  })
})

describe('others', () => {
  test('do not even learn of a conversation', async () => {
    const { id } = await start()
    await say(buyer, id)
    const { conversations } = suite.asUser(stranger)
    const tries = [
      conversations.get({ id }),
      conversations.messages({ id }),
      conversations.send({ id, content: 'Hola' }),
      conversations.markRead({ id }),
      conversations.get({ id: 999_999 }),
    ]
    for (const code of await Promise.all(tries.map(codeOf))) expect(code).toBe('not_found')
    expect(await codeOf(suite.asVisitor().conversations.messages({ id }))).toBe('unauthorized')
    expect(await unreadOf(seller)).toBe(1)
    expect(await contents(seller, id)).toEqual(['Hola'])
  })
  test('do not see who wrote about an ad; its owner sees who did', async () => {
    const { id } = await start()
    await start(stranger)
    const writers = (person: Person) => talks(person).writers({ listingId })
    expect(await codeOf(writers(buyer))).toBe('not_listing_owner')
    expect(await writers(seller)).toEqual([])
    await say(buyer, id)
    expect(await writers(seller)).toMatchObject([{ id: buyer.id, fullName: 'Luis Compra' }])
  })
})

describe('a message', () => {
  test.each([
    ['content', '   '],
    ['content', '\u200b\u2060'],
    ['content', 'x'.repeat(MAX_MESSAGE + 1)],
    ['content', 'a\0b'],
    ['content', 'a\ud800'],
    ['messageType', 'html'],
    ['clientId', 'uno'],
  ])('with the %s %j is refused', async (field, value) => {
    const { id } = await start()
    const call = talks(buyer).send({ id, content: 'Hola', [field]: value })
    expect(await codeOf(call)).toBe('validation')
    expect(await contents(buyer, id)).toEqual([])
  })
  test('of 4,000 emails that take two units each is kept whole', async () => {
    const { id } = await start()
    const content = '😀'.repeat(MAX_MESSAGE / 2)
    expect((await say(buyer, id, content)).content).toBe(content)
  })
  test('sent again with its clientId is stored once and tells once; the first content stands', async () => {
    const { id } = await start()
    const clientId = randomUUID()
    const all = await Promise.all(
      Array.from({ length: 8 }, () => say(buyer, id, 'una sola vez', clientId)),
    )
    expect(new Set(all.map((message) => message.id)).size).toBe(1)
    expect((await say(buyer, id, 'otra cosa', clientId)).content).toBe('una sola vez')
    expect(await contents(seller, id)).toEqual(['una sola vez'])
    expect(await unreadOf(seller)).toBe(1)
    // The other person's clientIds are their own.
    await say(seller, id, 'la mía', clientId)
    expect(await contents(seller, id)).toEqual(['una sola vez', 'la mía'])
  })
  test('moves its conversation to the front of both lists', async () => {
    const { id: first } = await start()
    await say(buyer, first, 'primero')
    suite.clock.advance(1000)
    const other = await publish(seller)
    const { id: second } = await start(buyer, { listingId: other, sellerId: seller.id })
    await say(buyer, second, 'segundo')
    const ids = async (person: Person) => (await talks(person).list({})).items.map(({ id }) => id)
    expect(await ids(seller)).toEqual([second, first])
    suite.clock.advance(1000)
    await say(seller, first, 'otra vez')
    expect(await ids(seller)).toEqual([first, second])
    expect(await ids(buyer)).toEqual([first, second])
    expect((await talks(buyer).get({ id: first })).lastMessage).toMatchObject({
      content: 'otra vez',
      senderId: seller.id,
    })
  })
})

describe('lists', () => {
  test('hold nobody else’s, come page by page, and an unspoken one only for who opened it', async () => {
    const ids: number[] = []
    for (let i = 0; i < 5; i++) {
      suite.clock.advance(1000)
      const ad = await publish(await suite.makeUser())
      const { userId } = await suite.asVisitor().listings.get({ id: ad })
      const { id } = await start(seller, { listingId: ad, sellerId: userId })
      ids.unshift(id)
    }
    const { id: spoken } = await start()
    expect((await talks(seller).list({})).items.map(({ id }) => id)).toEqual(ids)
    await say(buyer, spoken)
    ids.unshift(spoken)
    const first = await talks(seller).list({ limit: 4 })
    const rest = await talks(seller).list({ limit: 4, cursor: first.nextCursor })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids)
    expect(rest.nextCursor).toBeNull()
    expect((await talks(stranger).list({})).items.map(({ id }) => id)).not.toContain(spoken)
    const bad = talks(seller).list({ cursor: 'nada' })
    expect(await codeOf(bad)).toBe('validation')
  })
  test('of messages are the newest page, what came before one, and what followed one', async () => {
    const { id } = await start()
    const sent: Message[] = []
    for (let i = 0; i < 7; i++) sent.push(await say(buyer, id, `m${i}`))
    const idOf = (i: number) => sent[i]?.id ?? 0
    expect(await contents(seller, id, { limit: 3 })).toEqual(['m4', 'm5', 'm6'])
    expect(await contents(seller, id, { limit: 3, before: idOf(4) })).toEqual(['m1', 'm2', 'm3'])
    expect(await contents(seller, id, { limit: 2, after: idOf(1) })).toEqual(['m2', 'm3'])
    expect(await contents(seller, id, { after: idOf(1), before: idOf(4) })).toEqual(['m2', 'm3'])
    expect(await contents(seller, id, { after: idOf(6) })).toEqual([])
    for (const bad of [{ limit: 0 }, { limit: 101 }, { after: -1 }, { before: 3e9 }]) {
      expect(await codeOf(talks(seller).messages({ id, ...bad }))).toBe('validation')
    }
  })
  test('of what came after one miss nothing while both write at once', async () => {
    const { id } = await start()
    const seen: number[] = []
    const watch = async () => {
      const news = await talks(seller).messages({ id, after: seen.at(-1) ?? 0, limit: 100 })
      seen.push(...news.map((message) => message.id))
    }
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, i) => say(i % 2 ? buyer : seller, id, `m${i}`)),
    )
    for (let i = 0; i < 20; i++) await watch()
    await writing
    await watch()
    const all = (await talks(seller).messages({ id, limit: 100 })).map((message) => message.id)
    expect(all).toHaveLength(30)
    expect(seen).toEqual(all)
  })
})

describe('reading', () => {
  test('clears the count of the reader alone, up to what was shown', async () => {
    const { id } = await start()
    await say(buyer, id, 'uno')
    const { id: shown } = await say(buyer, id, 'dos')
    await say(buyer, id, 'tres')
    await say(seller, id, 'respuesta')
    expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([3, 1])
    await talks(seller).markRead({ id, upTo: shown })
    expect((await talks(seller).get({ id })).unreadCount).toBe(1)
    await talks(seller).markRead({ id })
    expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([0, 1])
  })
  test('a lively conversation is one unread notification, with the newest words', async () => {
    const { id } = await start()
    for (const content of ['uno', 'dos', 'tres']) await say(buyer, id, content)
    const told = await noticesOf(seller)
    expect(told).toMatchObject([
      { title: 'Luis Compra te escribió', message: 'tres', relatedId: id, isRead: false },
    ])
    await talks(seller).markRead({ id })
    expect(await noticesOf(seller)).toMatchObject([{ message: 'tres', isRead: true }])
    await say(buyer, id, 'cuatro')
    expect(await noticesOf(seller)).toMatchObject([
      { message: 'cuatro', isRead: false },
      { message: 'tres', isRead: true },
    ])
    expect(await noticesOf(buyer)).toEqual([])
  })
})

describe('when something is gone', () => {
  test('an ad, the conversation stays without it', async () => {
    const { id } = await start()
    await say(buyer, id)
    await suite.asUser(seller).listings.remove({ id: listingId })
    expect(await talks(buyer).get({ id })).toMatchObject({ listingId: null, listing: null })
    expect((await say(seller, id, '¿Aún te interesa?')).content).toBe('¿Aún te interesa?')
  })
  test('a person, the other keeps the words of a deleted user and cannot answer', async () => {
    const { id } = await start()
    await say(buyer, id)
    const clientId = randomUUID()
    await say(seller, id, 'Sí', clientId)
    await deleteUser(buyer)
    const left = await talks(seller).get({ id })
    expect(left.buyer).toEqual({ id: null, fullName: 'Usuario eliminado', profileImageUrl: null })
    expect(await talks(seller).messages({ id })).toMatchObject([
      { senderId: null, content: 'Hola' },
      { content: 'Sí' },
    ])
    expect(await unreadOf(seller)).toBe(1)
    expect(await codeOf(say(seller, id, '¿Estás?'))).toBe('conflict')
    expect((await say(seller, id, 'Sí', clientId)).content).toBe('Sí')
  })
})
