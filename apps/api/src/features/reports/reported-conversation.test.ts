import { REPORTED_MESSAGES } from '@wepa/domain/moderation/report'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { listReportedMessages } from './list-reported-messages.ts'

let suite: Suite
let seller: Person
let buyer: Person
let admin: Person
let listingId: number
let conversationId: number
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
beforeEach(async () => {
  seller = await suite.makeUser()
  buyer = await suite.makeUser()
  listingId = (await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Planta' })))
    .id
  const about = { listingId, sellerId: seller.id }
  conversationId = (await suite.asUser(buyer).conversations.start(about)).conversation.id
})
afterAll(() => suite.close())

const say = (person: Person, content: string) =>
  suite.asUser(person).conversations.send({ id: conversationId, content })
const form = { reason: 'fake', description: 'Me pidió un código' } as const
const report = (person: Person, extra = {}) =>
  suite.asUser(person).reports.send({ ...form, conversationId, ...extra })
const kept = () =>
  suite.deps.db.selectFrom('userReports').selectAll().orderBy('id', 'desc').limit(1).execute()
const read = async (person: Person) => {
  const [last] = await kept()
  const session = { id: 0, userId: person.id, role: person.role }
  return listReportedMessages({ ...suite.contextOf(person), session }, { reportId: last?.id ?? 0 })
}

describe('a conversation is reported', () => {
  test('by one of its two alone', async () => {
    const stranger = await suite.makeUser()
    expect(await codeOf(suite.asVisitor().reports.send({ ...form, conversationId }))).toBe(
      'unauthorized',
    )
    expect(await codeOf(report(stranger))).toBe('not_found')
    expect(await codeOf(report(buyer, { conversationId: 999_999 }))).toBe('not_found')
  })
  test('for what the other side wrote there', async () => {
    const own = await say(buyer, 'Hola')
    expect(await codeOf(report(buyer, { messageId: own.id }))).toBe('not_found')
    expect(await codeOf(report(buyer, { messageId: 999_999 }))).toBe('not_found')
    const alone = { conversationId: null, messageId: own.id }
    expect(await codeOf(report(seller, alone))).toBe('validation')
  })
  test('with the ad where the reported person owns it, whatever the form says', async () => {
    const said = await say(seller, 'Mándame el código')
    await report(buyer, { messageId: said.id, listingId: 1 })
    expect(await kept()).toMatchObject([
      {
        reporterId: buyer.id,
        reportedUserId: seller.id,
        reportedListingId: listingId,
        listingTitle: 'Planta',
        conversationId,
        messageId: said.id,
      },
    ])
    await report(seller)
    expect(await kept()).toMatchObject([
      {
        reportedUserId: buyer.id,
        reportedListingId: null,
        listingTitle: 'Planta',
        messageId: null,
      },
    ])
  })
})

describe('of a reported conversation', () => {
  test('nobody but the administration reads', async () => {
    await say(seller, 'Hola')
    await report(buyer)
    expect(await codeOf(read(buyer))).toBe('forbidden')
  })
  test('it reads the last messages as they stood, and the one that was pointed at', async () => {
    const first = await say(seller, 'el código')
    for (let n = 1; n <= REPORTED_MESSAGES; n += 1) await say(seller, `n ${n}`)
    await report(buyer, { messageId: first.id })
    suite.clock.advance(1000)
    await say(seller, 'después')
    const { messages, messageId } = await read(admin)
    expect(messageId).toBe(first.id)
    expect(messages.map(({ content }) => content)).toEqual([
      'el código',
      ...Array.from({ length: REPORTED_MESSAGES }, (_, n) => `n ${n + 1}`),
    ])
  })
  test('nothing is read of other reports, or once it is gone', async () => {
    await suite.asVisitor().reports.send(form)
    expect(await read(admin)).toEqual({ messages: [], messageId: null })
    await say(seller, 'Hola')
    await report(buyer)
    await suite.deps.db.deleteFrom('conversations').where('id', '=', conversationId).execute()
    expect((await kept())[0]).toMatchObject({ conversationId: null, reportedUserId: seller.id })
    expect(await read(admin)).toEqual({ messages: [], messageId: null })
  })
})
