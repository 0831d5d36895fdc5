// One message that goes out of a conversation.
import { REMOVED_MESSAGE } from '@wepa/domain/conversations/removed-message'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { listen, openSocket } from '../../../../test/live.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'

type Registered = Awaited<ReturnType<typeof register>>
let suite: Suite
let admin: Person
let other: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
  other = await suite.makeUser({ role: 'admin', fullName: 'Otto Admin' })
})
afterAll(() => suite.close())

const { publish, report, reportTalk, list, decide, toldTo, emailTo, linesAbout } = moderationSteps(
  () => suite,
)
const insult = 'Eres un ladrón y sé dónde vives'
const reason = 'Amenaza a la otra persona.'
const remove = (
  id: string,
  { by = admin, messageId }: { by?: Person; messageId?: number | undefined } = {},
) => suite.asUser(by).moderation.decide({ id, action: 'remove_message', reason, messageId })

/** A seller who says something bad, and its report by the buyer. */
async function insulted(words = insult) {
  const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
  const listingId = await publish(seller, { title: 'Bocina' })
  const about = { listingId, sellerId: seller.id }
  const { id } = (await suite.asUser(buyer).conversations.start(about)).conversation
  await suite.asUser(buyer).conversations.send({ id, content: '¿Todavía la tienes?' })
  const said = await suite.asUser(seller).conversations.send({ id, content: words })
  const caseId = await reportTalk(buyer, { conversationId: id, messageId: said.id })
  return { seller, buyer, conversationId: id, messageId: said.id, caseId, listingId }
}
const member = ({ user }: Registered): Person => ({ ...user, role: 'user' })
const read = async (person: Person, id: number) =>
  (await suite.asUser(person).conversations.messages({ id, limit: 50 })).map(
    ({ content }) => content,
  )

describe('removing a message is refused', () => {
  test('to who is no moderator, and about one’s own case', async () => {
    const { seller, buyer, caseId, conversationId } = await insulted()
    for (const by of [seller, buyer]) expect(await codeOf(remove(caseId, { by }))).toBe('forbidden')
    const about = { listingId: await publish(admin), sellerId: admin.id }
    const { id } = (await suite.asUser(buyer).conversations.start(about)).conversation
    const said = await suite.asUser(admin).conversations.send({ id, content: insult })
    const own = await reportTalk(buyer, { conversationId: id, messageId: said.id })
    expect(await codeOf(remove(own))).toBe('forbidden')
    expect(await read(buyer, conversationId)).toContain(insult)
  })

  test('where no conversation was reported, and of messages that are none of the case’s', async () => {
    const { buyer, caseId, conversationId, listingId } = await insulted()
    expect(await codeOf(remove(await report(listingId)))).toBe('not_found')
    const elsewhere = await insulted()
    const [asked] = await suite.asUser(buyer).conversations.messages({ id: conversationId })
    // Not another conversation's, nor the reporter's own, nor what was said since.
    suite.clock.advance(1000)
    const { seller } = elsewhere
    const later = await suite
      .asUser(seller)
      .conversations.send({ id: elsewhere.conversationId, content: 'Perdona' })
    for (const messageId of [elsewhere.messageId, asked?.id, 999_999]) {
      expect(await codeOf(remove(caseId, { messageId }))).toBe('validation')
    }
    expect(await codeOf(remove(elsewhere.caseId, { messageId: later.id }))).toBe('validation')
    const unpointed = await reportTalk(buyer, { conversationId })
    expect(await codeOf(remove(unpointed))).toBe('validation')
    const withOther = suite
      .asUser(admin)
      .moderation.decide({ id: caseId, action: 'resolve', messageId: elsewhere.messageId })
    expect(await codeOf(withOther)).toBe('validation')
    expect(await read(buyer, conversationId)).toContain(insult)
  })

  test('to the second of two moderators, on one report and on two of the same message', async () => {
    const { buyer, seller, caseId, conversationId, messageId } = await insulted()
    const codes = await Promise.all([codeOf(remove(caseId)), codeOf(remove(caseId, { by: other }))])
    expect(codes.toSorted()).toEqual(['already_decided', 'none'])
    const again = await reportTalk(buyer, { conversationId, messageId })
    expect(await codeOf(remove(again))).toBe('already_decided')
    expect(await linesAbout(seller)).toHaveLength(1)
    expect((await suite.asUser(admin).moderation.case({ id: again })).state).toBe('pending')
  })
})

test('nobody reads it any more, in the talk, its preview or their alerts; the desk does', async () => {
  const { seller, buyer, caseId, conversationId, messageId } = await insulted()
  const second = await reportTalk(buyer, { conversationId, messageId })
  const asBuyer = suite.asUser(buyer).conversations
  expect((await asBuyer.unreadCount()).count).toBe(1)
  const before = await suite.asUser(admin).moderation.case({ id: caseId })
  expect(before.settles.remove_message).toMatchObject([{ id: second }])
  const after = await remove(caseId)
  expect(after.decision).toMatchObject({ action: 'remove_message', reason })
  expect(after.messages.at(-1)).toMatchObject({ content: insult, messageType: 'removed' })
  expect((await suite.asUser(admin).moderation.case({ id: second })).state).toBe('resolved')

  for (const person of [seller, buyer]) {
    expect(await read(person, conversationId)).toEqual(['¿Todavía la tienes?', REMOVED_MESSAGE])
    const talks = await suite.asUser(person).conversations.list({ limit: 20 })
    expect(talks.items[0]?.lastMessage?.content).toBe('¿Todavía la tienes?')
  }
  const [changed] = await asBuyer.changedMessages({ id: conversationId })
  expect(changed).toMatchObject({ id: messageId, content: REMOVED_MESSAGE, messageType: 'removed' })
  expect(changed).not.toHaveProperty('changedAt')
  const stranger = await suite.makeUser()
  expect(
    await codeOf(suite.asUser(stranger).conversations.changedMessages({ id: conversationId })),
  ).toBe('not_found')
  expect((await asBuyer.unreadCount()).count).toBe(0)
  const told = await toldTo(buyer)
  expect(told.filter(({ type }) => type === 'message')).toMatchObject([
    { message: REMOVED_MESSAGE },
  ])
  expect(JSON.stringify(told)).not.toContain(insult)
  expect((await toldTo(seller))[0]).toMatchObject({
    title: 'Retiramos un mensaje tuyo',
    message: `Motivo: ${reason}`,
  })
  const { subject, text } = await emailTo(seller)
  expect(subject).toBe('Retiramos un mensaje tuyo')
  expect(text).toContain(reason)
})

test('another message of the case is removed where it was picked', async () => {
  const { seller, buyer, conversationId, messageId } = await insulted('Primera')
  const second = await suite
    .asUser(seller)
    .conversations.send({ id: conversationId, content: 'Segunda' })
  const caseId = await reportTalk(buyer, { conversationId, messageId })
  await remove(caseId, { messageId: second.id })
  expect((await read(buyer, conversationId)).slice(1)).toEqual(['Primera', REMOVED_MESSAGE])
})

test('open sockets of both hear it, and REST and the export show it removed', async () => {
  const [seller, buyer] = [await register(suite), await register(suite)]
  const [asSeller, asBuyer] = [member(seller), member(buyer)]
  const about = { listingId: await publish(asSeller), sellerId: seller.user.id }
  const { id } = (await suite.asUser(asBuyer).conversations.start(about)).conversation
  const { id: messageId } = await suite.asUser(asSeller).conversations.send({ id, content: insult })
  const caseId = await reportTalk(asBuyer, { conversationId: id, messageId })
  const app = await suite.app()
  const url = await listen(app)
  const sockets = [
    await openSocket(url, { token: seller.token }),
    await openSocket(url, { token: buyer.token }),
  ]
  await remove(caseId)
  for (const socket of sockets) {
    const { message } = await socket.next('message_changed')
    expect(message).toMatchObject({ id: messageId, content: REMOVED_MESSAGE })
    socket.ws.close()
  }
  const exportOf = async ({ user, token }: Registered) =>
    (await request(app, 'GET', `/api/users/${user.id}/export`, { token })).json.messages
  for (const { token } of [seller, buyer]) {
    const answer = await request(app, 'GET', `/api/conversations/${id}/messages`, { token })
    expect(answer.text).not.toContain(insult)
    expect(answer.json).toMatchObject([{ content: REMOVED_MESSAGE }])
  }
  // What they wrote themselves is theirs.
  expect(await exportOf(seller)).toMatchObject([{ content: REMOVED_MESSAGE, removedText: insult }])
  expect(await exportOf(buyer)).toMatchObject([{ content: REMOVED_MESSAGE, removedText: null }])
})

test('its author appeals, another moderator reads it again, and it comes back', async () => {
  const { seller, buyer, caseId, conversationId, messageId } = await insulted()
  const { decision } = await remove(caseId)
  const key = String(decision?.id)
  const own = suite.asUser(seller).moderation
  expect(await own.appeal({ key })).toMatchObject({ removedText: insult, isStanding: true })
  expect(await codeOf(suite.asUser(buyer).moderation.appeal({ key }))).toBe('not_found')
  const { key: token } = await emailTo(seller)
  const message = 'Era una broma entre nosotros, mira la conversación.'
  await suite.asVisitor().moderation.sendAppeal({ key: token, message })
  const { items } = await list(other, { kind: 'appeal', limit: 100 })
  const id = items.find(({ person }) => person?.id === seller.id)?.id ?? 'none'
  const seen = await suite.asUser(other).moderation.case({ id })
  expect(seen).toMatchObject({ topic: 'remove_message', messageId })
  expect(seen.messages.at(-1)?.content).toBe(insult)
  expect(await codeOf(decide(admin, id, 'reverse'))).toBe('forbidden')
  await decide(other, id, 'reverse', 'Era una broma.')
  expect((await read(buyer, conversationId)).at(-1)).toBe(insult)
  expect(
    await suite.asUser(buyer).conversations.changedMessages({ id: conversationId }),
  ).toMatchObject([{ id: messageId, content: insult, messageType: 'text' }])
  expect(await own.appeal({ key })).toMatchObject({ removedText: null, state: 'reversed' })
  expect((await emailTo(seller)).subject).toBe('Tu mensaje volvió a la conversación')
})
