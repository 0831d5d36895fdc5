// A clientId is one person's for all their conversations, and names one message.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'

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
const say = (person: Person, id: number, content: string, clientId: string) =>
  talks(person).send({ id, content, clientId })
const contents = async (person: Person, id: number) =>
  (await talks(person).messages({ id })).map(({ content }) => content)
const noticesOf = async (person: Person) =>
  (await suite.asUser(person).notifications.list({ userId: person.id })).items.filter(
    ({ type }) => type === 'message',
  )

test('with a clientId of another conversation is refused, stored nowhere and told to nobody', async () => {
  const { id } = await start()
  const stranger = await suite.makeUser()
  const elsewhere = await start(stranger)
  const clientId = randomUUID()
  await say(buyer, id, 'solo para Ana', clientId)
  const again = say(buyer, elsewhere.id, 'para otra persona', clientId)
  await expect(again).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'conflict', issues: [{ path: 'clientId' }] },
  })
  expect(await contents(stranger, elsewhere.id)).toEqual([])
  expect(await noticesOf(stranger)).toEqual([])
  expect(await contents(seller, id)).toEqual(['solo para Ana'])
  // Nor where nobody is left to read: what was said elsewhere is no answer.
  await suite.deps.db
    .updateTable('conversations')
    .set({ sellerId: null })
    .where('id', '=', elsewhere.id)
    .execute()
  expect(await codeOf(say(buyer, elsewhere.id, 'nadie', clientId))).toBe('conflict')
})

test('with one clientId in two conversations at once stands in one of them', async () => {
  const { id: first } = await start()
  const { id: second } = await start()
  const clientId = randomUUID()
  const sent = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) => say(buyer, i % 2 ? first : second, `${i}`, clientId)),
  )
  const places = sent.flatMap((each, i) =>
    each.status === 'fulfilled' ? [[each.value.conversationId, i % 2 ? first : second]] : [],
  )
  expect(places).toHaveLength(4)
  for (const [got, asked] of places) expect(got).toBe(asked)
  const all = [...(await contents(seller, first)), ...(await contents(seller, second))]
  expect(all).toHaveLength(1)
})
