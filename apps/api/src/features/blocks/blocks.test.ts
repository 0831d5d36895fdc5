import { randomUUID } from 'node:crypto'
import { MAX_BLOCKS } from '@wepa/domain/people/block'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
let seller: Person
let buyer: Person
let listingId: number
const told: unknown[] = []
beforeAll(async () => {
  suite = await startSuite()
  const { publish } = suite.deps.live
  suite.deps.live.publish = (event) => {
    told.push(event)
    publish(event)
  }
})
beforeEach(async () => {
  seller = await suite.makeUser({ fullName: 'Ana Vende' })
  buyer = await suite.makeUser({ fullName: 'Luis Compra' })
  listingId = (await suite.asUser(seller).listings.publish(makeListingInput())).id
})
afterAll(() => suite.close())

const blocks = (person: Person) => suite.asUser(person).blocks
const block = (by: Person, whom: Person) => blocks(by).add({ ownerId: by.id, userId: whom.id })
const unblock = (by: Person, whom: Person) => blocks(by).remove({ ownerId: by.id, userId: whom.id })
const talks = (person: Person) => suite.asUser(person).conversations
const start = async () =>
  (await talks(buyer).start({ listingId, sellerId: seller.id })).conversation.id
const say = (person: Person, id: number, content = 'Hola', clientId: string = randomUUID()) =>
  talks(person).send({ id, content, clientId })
const contents = async (id: number) =>
  (await talks(seller).messages({ id })).map(({ content }) => content)
const noticesOf = async (person: Person) =>
  (await suite.asUser(person).notifications.list({ userId: person.id })).items
const textOf = (call: Promise<unknown>) =>
  call.then(
    () => '',
    (error) => error.message,
  )

describe('blocking', () => {
  test('is for members, on their own list, of somebody else who is there', async () => {
    const ownerId = seller.id
    expect(await codeOf(suite.asVisitor().blocks.add({ ownerId, userId: buyer.id }))).toBe(
      'unauthorized',
    )
    expect(await codeOf(blocks(buyer).add({ ownerId, userId: buyer.id }))).toBe('forbidden')
    expect(await codeOf(blocks(buyer).list({ ownerId }))).toBe('forbidden')
    expect(await codeOf(blocks(buyer).remove({ ownerId, userId: buyer.id }))).toBe('forbidden')
    expect(await codeOf(block(seller, seller))).toBe('validation')
    expect(await codeOf(blocks(seller).add({ ownerId, userId: 999_999 }))).toBe('not_found')
  })
  test('ends at as many people as a list may hold', async () => {
    await suite.database.pool.query(
      `with people as (insert into users (username, email, password_hash, full_name)
         select 'n' || n, 'n' || n || '@ejemplo.pr', 'x', 'N' from generate_series(1, $2) as n returning id)
       insert into blocks (blocker_id, blocked_id, created_at) select $1, id, now() from people`,
      [seller.id, MAX_BLOCKS - 1],
    )
    expect(await codeOf(block(seller, await suite.makeUser()))).toBe('none')
    expect(await codeOf(block(seller, buyer))).toBe('conflict')
    expect(await blocks(seller).state({ userId: buyer.id })).toEqual({ isBlocked: false })
  })
  test('twice is once, also both ways at the same moment', async () => {
    const both = Array.from({ length: 6 }, () => [block(seller, buyer), block(buyer, seller)])
    const answers = await Promise.all(both.flat())
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(2)
    expect((await blocks(seller).list({ ownerId: seller.id })).items).toMatchObject([
      { id: buyer.id, fullName: 'Luis Compra', profileImageUrl: null },
    ])
  })
  test('each change is told to the devices of who made it, and to nobody else', async () => {
    told.length = 0
    await block(seller, buyer)
    await block(seller, buyer)
    expect(told).toEqual([{ kind: 'blocks', userId: seller.id }])
    await unblock(seller, buyer)
    await unblock(seller, buyer)
    expect(told).toEqual(Array(2).fill({ kind: 'blocks', userId: seller.id }))
  })
  test('lists the last first, page by page, until it is taken back', async () => {
    const others = [await suite.makeUser(), await suite.makeUser(), buyer]
    for (const other of others) await block(seller, other)
    const ownerId = seller.id
    const first = await blocks(seller).list({ ownerId, limit: 2 })
    const next = await blocks(seller).list({ ownerId, limit: 2, cursor: first.nextCursor })
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(
      others.toReversed().map(({ id }) => id),
    )
    expect(next.nextCursor).toBeNull()
    await unblock(seller, buyer)
    await unblock(seller, buyer)
    expect((await blocks(seller).list({ ownerId })).items).toHaveLength(2)
  })
})

describe('between two of whom one has blocked the other', () => {
  test('neither can write; who is blocked is not told so', async () => {
    const id = await start()
    await say(buyer, id, 'antes')
    await block(seller, buyer)
    expect(await codeOf(say(seller, id))).toBe('person_blocked')
    expect(await codeOf(say(buyer, id))).toBe('recipient_unavailable')
    const refusal = await textOf(say(buyer, id))
    expect(refusal).toBe('Esta persona no recibe mensajes ahora.')
    expect(await contents(id)).toEqual(['antes'])
    expect(await talks(buyer).get({ id })).toMatchObject({ isBlocked: false })
    expect(await talks(seller).get({ id })).toMatchObject({ isBlocked: true })
    expect((await talks(seller).list({})).items).toMatchObject([{ id, isBlocked: true }])
    expect(await blocks(buyer).state({ userId: seller.id })).toEqual({ isBlocked: false })
  })
  test('neither can open a conversation; one they have is given as ever', async () => {
    const about = { listingId, sellerId: seller.id }
    await block(seller, buyer)
    expect(await codeOf(talks(buyer).start(about))).toBe('recipient_unavailable')
    await block(buyer, seller)
    expect(await codeOf(talks(buyer).start(about))).toBe('person_blocked')
    await unblock(seller, buyer)
    await unblock(buyer, seller)
    const id = await start()
    await block(seller, buyer)
    expect(await start()).toBe(id)
    expect((await suite.asVisitor().listings.get({ id: listingId })).messages).toBe(1)
  })
  test('nothing is told: no message, no notice, no heart, no "leído"', async () => {
    const id = await start()
    await say(buyer, id)
    await say(seller, id, 'Dime')
    expect(await noticesOf(seller)).toMatchObject([{ type: 'message' }])
    await block(seller, buyer)
    expect(await noticesOf(seller)).toEqual([])
    told.length = 0
    expect(await codeOf(say(buyer, id))).toBe('recipient_unavailable')
    await talks(buyer).markRead({ id })
    await suite.asUser(buyer).favorites.add({ listingId })
    expect(told).toEqual([{ kind: 'unread', userId: buyer.id }])
    expect(await noticesOf(seller)).toEqual([])
  })
  test('a message that had arrived is answered when it is sent again, and told no more', async () => {
    const id = await start()
    const clientId = randomUUID()
    const first = await say(buyer, id, 'Hola', clientId)
    await block(seller, buyer)
    told.length = 0
    expect(await say(buyer, id, 'Hola', clientId)).toEqual(first)
    expect(told).toEqual([])
  })
  test('once taken back they talk again, and what was refused does not come after', async () => {
    const id = await start()
    await say(buyer, id, 'uno')
    await block(seller, buyer)
    expect(await codeOf(say(buyer, id, 'dos'))).toBe('recipient_unavailable')
    await unblock(seller, buyer)
    await say(buyer, id, 'tres')
    expect(await contents(id)).toEqual(['uno', 'tres'])
  })
  test('nothing arrives after the answer to the block, however much was on its way', async () => {
    const id = await start()
    await say(buyer, id, 'primero')
    const flood = Array.from({ length: 30 }, (_, n) => codeOf(say(buyer, id, `n ${n}`)))
    await block(seller, buyer)
    const before = (await contents(id)).length
    const codes = await Promise.all(flood)
    expect((await contents(id)).length).toBe(before)
    const arrived = codes.filter((code) => code === 'none').length
    expect(arrived).toBe(before - 1)
    expect(codes.every((code) => code === 'none' || code === 'recipient_unavailable')).toBe(true)
  })
})

describe('over REST', () => {
  test('one blocks, lists and unblocks on one’s own list alone', async () => {
    const app = await suite.app()
    const [ana, luis] = [await register(suite), await register(suite)]
    const path = `/api/users/${ana.user.id}/blocks`
    const body = { userId: luis.user.id }
    const send = (method: 'GET' | 'POST' | 'DELETE', url: string, options = {}) =>
      request(app, method, url, { token: ana.token, ...options })
    expect((await request(app, 'GET', path)).status).toBe(401)
    expect((await send('GET', path, { token: luis.token })).status).toBe(403)
    expect((await send('POST', path, { body: { userId: 'x' } })).status).toBe(400)
    expect((await send('POST', path, { body })).status).toBe(201)
    expect(await send('POST', path, { body })).toMatchObject({
      status: 200,
      json: { success: true },
    })
    expect((await send('GET', path)).json).toMatchObject([{ id: luis.user.id }])
    expect((await send('DELETE', `${path}/x`)).status).toBe(404)
    expect((await send('DELETE', `${path}/${luis.user.id}`)).json).toEqual({ success: true })
    expect((await send('GET', path)).json).toEqual([])
  })
  test('the export names whom one has blocked, never who has blocked one', async () => {
    const app = await suite.app()
    const [ana, luis] = [await register(suite), await register(suite)]
    await suite.asUser({ id: ana.user.id, role: 'user' }).blocks.add({
      ownerId: ana.user.id,
      userId: luis.user.id,
    })
    const exportOf = async ({ user, token }: typeof ana) =>
      (await request(app, 'GET', `/api/users/${user.id}/export`, { token })).json
    expect((await exportOf(ana)).blockedPeople).toMatchObject([{ blockedName: luis.fullName }])
    expect((await exportOf(luis)).blockedPeople).toEqual([])
  })
})
