import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  // All happens in one moment: what came after what is known by its order, not by a clock.
  const now = new Date('2026-11-03T14:00:00Z')
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())

async function talk() {
  const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
  const [sells, buys] = [suite.asUser(seller), suite.asUser(buyer)]
  const listing = await sells.listings.publish(makeListingInput())
  const about = { listingId: listing.id, sellerId: seller.id }
  const { id } = (await buys.conversations.start(about)).conversation
  await buys.conversations.send({ id, content: '¿Sigue disponible?' })
  return { seller, buyer, sells, buys, id }
}

test('a conversation is marked by its two people alone', async () => {
  const { id } = await talk()
  const stranger = suite.asUser(await suite.makeUser())
  const mark = { id, isMuted: true }
  expect(await codeOf(suite.asVisitor().conversations.mark(mark))).toBe('unauthorized')
  expect(await codeOf(stranger.conversations.mark(mark))).toBe('not_found')
})

test('what is not named stays, and the other side sees nothing of it', async () => {
  const { id, sells, buys } = await talk()
  expect(await sells.conversations.mark({ id })).toEqual({ isMuted: false, isArchived: false })
  await sells.conversations.mark({ id, isMuted: true })
  const both = { isMuted: true, isArchived: true }
  expect(await sells.conversations.mark({ id, isArchived: true })).toEqual(both)
  expect(await sells.conversations.get({ id })).toMatchObject(both)
  expect(await buys.conversations.get({ id })).toMatchObject({ isMuted: false, isArchived: false })
  expect(await sells.conversations.mark({ id, isMuted: false })).toEqual({
    ...both,
    isMuted: false,
  })
})

test('of a muted one nothing is told, and it counts as unread', async () => {
  const { id, seller, sells, buys } = await talk()
  const told = async () => (await sells.notifications.list({ userId: seller.id })).items.length
  await sells.conversations.markRead({ id })
  await sells.conversations.mark({ id, isMuted: true })
  const before = await told()
  await buys.conversations.send({ id, content: '¿Hola?' })
  expect(await told()).toBe(before)
  expect((await sells.conversations.get({ id })).unreadCount).toBe(1)
  await sells.conversations.mark({ id, isMuted: false })
  await buys.conversations.send({ id, content: '¿Estás?' })
  expect(await told()).toBe(before + 1)
})

test('one that was put away leaves the list, and comes back with the next message', async () => {
  const { id, sells, buys } = await talk()
  const listed = async (isArchived = false) =>
    (await sells.conversations.list({ isArchived })).items.map((each) => each.id)
  await sells.conversations.mark({ id, isArchived: true })
  expect([await listed(), await listed(true)]).toEqual([[], [id]])
  expect((await buys.conversations.list({})).items).toHaveLength(1)
  await buys.conversations.send({ id, content: '¿Hola?' })
  expect([await listed(), await listed(true)]).toEqual([[id], []])
  await sells.conversations.mark({ id, isArchived: true })
  await sells.conversations.mark({ id, isArchived: false })
  expect(await listed()).toEqual([id])
})
