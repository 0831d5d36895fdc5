// What a decision closes besides its own case, and what it leaves to be looked at.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'

let suite: Suite
let admin: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
})
afterAll(() => suite.close())

const { publish, report, decide, list, toldTo } = moderationSteps(() => suite)

describe('a hidden ad', () => {
  test('settles what is about it, and leaves the report of a threat in the chat to be looked at', async () => {
    const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
    const listingId = await publish(seller, { title: 'Bocina' })
    const talks = suite.asUser(buyer).conversations
    const { conversation } = await talks.start({ listingId, sellerId: seller.id })
    const form = { reason: 'other', description: 'Me amenazó con buscarme' } as const
    const { reportId } = await suite
      .asUser(buyer)
      .reports.send({ ...form, conversationId: conversation.id })
    const [one, other] = [await report(listingId), await report(listingId)]
    const before = await suite.asUser(admin).moderation.case({ id: one })
    expect(before.settles.hide_listing).toMatchObject([{ id: other, isAboutTalk: false }])
    expect(before.settles.suspend_user).toMatchObject([
      { reference: reportId, isAboutTalk: true },
      { id: other },
    ])
    const after = await decide(admin, one, 'hide_listing')
    expect(after.settles).toEqual({
      warn_user: [],
      remove_message: [],
      hide_listing: [],
      suspend_user: [],
    })
    const waiting = (await list(admin, { limit: 100 })).items.filter(
      ({ person }) => person?.id === seller.id,
    )
    expect(waiting).toMatchObject([{ reference: reportId }])
    expect((await toldTo(buyer)).filter(({ type }) => type === 'report')).toEqual([])
    await decide(admin, waiting[0]?.id ?? '', 'suspend_user')
    expect((await toldTo(buyer)).filter(({ type }) => type === 'report')).toHaveLength(1)
  })

  test('hidden for what was said in the chat, settles that report too', async () => {
    const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
    const listingId = await publish(seller)
    const talks = suite.asUser(buyer).conversations
    const { conversation } = await talks.start({ listingId, sellerId: seller.id })
    const { reportId } = await suite.asUser(buyer).reports.send({
      reason: 'fake',
      description: 'Pide dinero por adelantado',
      conversationId: conversation.id,
    })
    const mine = (await list(admin, { limit: 100 })).items.find(
      ({ reference }) => reference === reportId,
    )
    const decided = await decide(admin, mine?.id ?? '', 'hide_listing')
    expect(decided.state).toBe('resolved')
    expect((await toldTo(buyer)).filter(({ type }) => type === 'report')).toHaveLength(1)
  })
})
