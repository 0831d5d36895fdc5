// The mildest decision: somebody is told, and nothing of theirs changes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'

let suite: Suite
let admin: Person
let other: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
  other = await suite.makeUser({ role: 'admin', fullName: 'Otto Admin' })
})
afterAll(() => suite.close())

const { publish, report, reportTalk, decide, list, toldTo, emailTo, linesAbout } = moderationSteps(
  () => suite,
)
const minute = 60_000
const words = 'Trata con respeto a quienes te escriben.'
const warn = (id: string, by = admin) => decide(by, id, 'warn_user', words)

describe('a warning is refused', () => {
  test('to who is no moderator, about oneself, about a moderator and about nobody', async () => {
    const seller = await suite.makeUser()
    const id = await report(await publish(seller))
    expect(await codeOf(warn(id, seller))).toBe('forbidden')
    const visitor = suite.asVisitor().moderation
    expect(await codeOf(visitor.decide({ id, action: 'warn_user', reason: words }))).toBe(
      'unauthorized',
    )
    expect(await codeOf(warn(await report(await publish(admin))))).toBe('forbidden')
    expect(await codeOf(warn(`user-${other.id}`))).toBe('forbidden')
    expect(await codeOf(warn(await report(null)))).toBe('not_found')
    expect(await linesAbout(seller)).toEqual([])
    expect(await linesAbout(other)).toEqual([])
  })

  test('once the case is decided, and to who is out already', async () => {
    const seller = await suite.makeUser()
    const id = await report(await publish(seller))
    await decide(other, id, 'resolve')
    expect(await codeOf(warn(id))).toBe('already_decided')
    await decide(other, `user-${seller.id}`, 'suspend_user')
    expect(await codeOf(warn(`user-${seller.id}`))).toBe('already_decided')
    expect((await linesAbout(seller)).map(({ action }) => action)).not.toContain('warn_user')
  })

  test('to the second of two moderators, of a report and of a person', async () => {
    const seller = await suite.makeUser()
    const id = await report(await publish(seller))
    for (const target of [id, `user-${seller.id}`]) {
      const codes = await Promise.all([codeOf(warn(target)), codeOf(warn(target, other))])
      expect(codes.toSorted()).toEqual(['already_decided', 'none'])
    }
    expect(await linesAbout(seller)).toHaveLength(2)
    expect((await toldTo(seller)).filter(({ type }) => type === 'moderation')).toHaveLength(2)
    suite.clock.advance(11 * minute)
    expect(await codeOf(warn(`user-${seller.id}`))).toBe('none')
  })
})

test('the person is told why and keeps everything; the ad’s other cases close with it', async () => {
  const [seller, reporter] = [await suite.makeUser(), await suite.makeUser()]
  const listingId = await publish(seller, { title: 'Bocina' })
  const [one, second] = [await report(listingId), await report(listingId, reporter)]
  const before = await suite.asUser(admin).moderation.case({ id: one })
  expect(before.settles.warn_user).toMatchObject([{ id: second }])
  const after = await warn(one)
  expect(after).toMatchObject({ state: 'resolved', decision: { action: 'warn_user' } })
  expect(await codeOf(warn(second))).toBe('already_decided')
  expect(await suite.asVisitor().listings.get({ id: listingId })).toMatchObject({ isActive: true })
  expect((await toldTo(seller))[0]).toMatchObject({
    title: 'Te enviamos una advertencia',
    message: `Por «Bocina». Motivo: ${words}`,
    relatedId: after.decision?.id,
  })
  const { subject, text } = await emailTo(seller)
  expect(subject).toBe('Una advertencia sobre tu cuenta de Wepa')
  expect(text).toContain(words)
  expect((await toldTo(reporter))[0]?.message).not.toMatch(/advert/)
  const { history, person } = await suite.asUser(admin).moderation.case({ id: `user-${seller.id}` })
  expect(history).toMatchObject([{ action: 'warn_user', reason: words }])
  expect(person?.decisionsAbout).toBe(1)
})

test('for what was said in a conversation it names no ad, and leaves the ad’s reports', async () => {
  const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
  const listingId = await publish(seller, { title: 'Bocina' })
  const about = { listingId, sellerId: seller.id }
  const { conversation } = await suite.asUser(buyer).conversations.start(about)
  const ofAd = await report(listingId)
  const ofTalk = await reportTalk(buyer, { conversationId: conversation.id })
  const { settles } = await suite.asUser(admin).moderation.case({ id: ofTalk })
  expect(settles.warn_user).toEqual([])
  await warn(ofTalk)
  expect((await toldTo(seller))[0]?.message).toBe(`Motivo: ${words}`)
  expect((await suite.asUser(admin).moderation.case({ id: ofAd })).state).toBe('pending')
})

test('it is appealed once, and taken back by somebody else', async () => {
  const seller = await suite.makeUser()
  const { decision } = await warn(await report(await publish(seller)))
  const key = String(decision?.id)
  const own = suite.asUser(seller).moderation
  expect(await own.appeal({ key })).toMatchObject({ action: 'warn_user', isStanding: true })
  const { key: token } = await emailTo(seller)
  const message = 'No fui yo: mi hermano usó mi teléfono ese día.'
  await suite.asVisitor().moderation.sendAppeal({ key: token, message })
  expect(await codeOf(own.sendAppeal({ key, message }))).toBe('conflict')
  const { items } = await list(admin, { kind: 'appeal', limit: 100 })
  const id = items.find(({ person }) => person?.id === seller.id)?.id ?? 'none'
  expect(await codeOf(decide(admin, id, 'reverse'))).toBe('forbidden')
  await decide(other, id, 'reverse', 'Tenías razón.')
  expect(await own.appeal({ key })).toMatchObject({ state: 'reversed', isStanding: false })
  expect((await emailTo(seller)).subject).toBe('Retiramos la advertencia sobre tu cuenta')
})

test('several at once warn each person for their own', async () => {
  const sellers = [await suite.makeUser(), await suite.makeUser()]
  const ids: string[] = []
  for (const seller of sellers) ids.push(await report(await publish(seller)))
  const answers = await suite
    .asUser(admin)
    .moderation.decideSeveral({ ids, action: 'warn_user', reason: words })
  expect(answers.map(({ problem }) => problem)).toEqual([null, null])
  for (const seller of sellers) expect((await emailTo(seller)).text).toContain(words)
})
