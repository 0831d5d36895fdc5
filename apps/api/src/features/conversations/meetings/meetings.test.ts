import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { idOf, meetingSteps, place, startsAt } from '../../../../test/meetings/meeting-steps.ts'
import { endMeetings, remindMeetings } from './remind-meetings.ts'

const start = new Date('2026-12-01T14:00:00Z')
let suite: Suite
let now = start
beforeAll(async () => {
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())
beforeEach(() => {
  now = start
})
const { talk, agreed } = meetingSteps(() => suite)
const goTo = (time: string) => {
  now = new Date(time)
}

const noticesOf = async (person: Person) =>
  (await suite.asUser(person).notifications.list({ userId: person.id })).items

describe('a meeting is refused', () => {
  test('to visitors and to others', async () => {
    const { id, propose } = await talk()
    const stranger = suite.asUser(await suite.makeUser())
    const visitor = suite.asVisitor()
    expect(await codeOf(visitor.meetings.propose({ id, startsAt, ...place }))).toBe('unauthorized')
    expect(await codeOf(stranger.meetings.propose({ id, startsAt, ...place }))).toBe('not_found')
    const meetingId = idOf(await propose())
    const answer = stranger.meetings.answer({ id: meetingId, answer: 'accept' })
    expect(await codeOf(answer)).toBe('not_found')
    expect(await codeOf(stranger.meetings.step({ id: meetingId, step: 'coming' }))).toBe(
      'not_found',
    )
    expect(await codeOf(stranger.meetings.share({ id: meetingId }))).toBe('not_found')
    expect(await codeOf(stranger.meetings.unshare({ id: meetingId }))).toBe('not_found')
  })

  test.each([
    ['in the past', { startsAt: '2026-12-01T13:59:00Z', ...place }],
    ['far off', { startsAt: '2027-03-01T19:00:00Z', ...place }],
    ['at a place that the list does not have', { startsAt, placeId: 'mi-casa' }],
    ['nowhere', { startsAt, place: ' ' }],
  ])('%s', async (_, input) => {
    const { id, buys, states } = await talk()
    expect(await codeOf(buys.meetings.propose({ id, ...input }))).toBe('validation')
    expect(await states()).toEqual([])
  })

  test('between people who are kept apart', async () => {
    const { propose, sells, seller, buyer } = await talk()
    await sells.blocks.add({ ownerId: seller.id, userId: buyer.id })
    expect(await codeOf(propose())).toBe('recipient_unavailable')
  })
})

describe('an answer is refused', () => {
  test('to who proposed it, and to who has to answer where it is to be taken back', async () => {
    const { propose, buys, sells } = await talk()
    const id = idOf(await propose())
    for (const answer of ['accept', 'decline'] as const) {
      expect(await codeOf(buys.meetings.answer({ id, answer }))).toBe('forbidden')
    }
    expect(await codeOf(sells.meetings.answer({ id, answer: 'cancel' }))).toBe('forbidden')
  })

  test('once it was answered, moved, or its time has come', async () => {
    const { propose, sells, buys } = await talk()
    const first = idOf(await propose())
    const second = idOf(await propose(buys, { startsAt: '2026-12-04T19:00:00.000Z' }))
    const accept = (id: number) => sells.meetings.answer({ id, answer: 'accept' })
    expect(await codeOf(accept(first))).toBe('meeting_closed')
    await sells.meetings.answer({ id: second, answer: 'decline' })
    expect(await codeOf(accept(second))).toBe('meeting_closed')
    const third = idOf(await propose())
    goTo(startsAt)
    expect(await codeOf(accept(third))).toBe('meeting_closed')
  })
})

describe('a meeting', () => {
  test('is proposed in words and as a card, once whatever is sent again', async () => {
    const { id, buys, sells, seller } = await talk()
    const input = { id, startsAt: '2026-12-03T15:00:00-04:00', ...place, clientId: randomUUID() }
    const sent = await buys.meetings.propose(input)
    expect((await buys.meetings.propose(input)).id).toBe(sent.id)
    const [message, ...more] = await sells.conversations.messages({ id })
    expect(more).toEqual([])
    expect(message).toMatchObject({
      messageType: 'meeting',
      content:
        'Propongo vernos el jueves 3 de diciembre, 3:00\u00a0p.\u00a0m., en Plaza Las Delicias, Ponce.',
      meeting: {
        ...{ startsAt, place: 'Plaza Las Delicias', placeId: 'ponce-plaza' },
        ...{ municipality: 'Ponce', state: 'proposed' },
      },
    })
    const [notice] = await noticesOf(seller)
    expect(notice?.title).toMatch(/ propone un encuentro$/)
  })

  test('that is sent again after its time is still the one that was proposed', async () => {
    const { id, buys } = await talk()
    const input = { id, startsAt, ...place, clientId: randomUUID() }
    const sent = await buys.meetings.propose(input)
    goTo('2026-12-03T20:00:00Z')
    expect((await buys.meetings.propose(input)).id).toBe(sent.id)
  })

  test('is confirmed by the other side, and stands with both', async () => {
    const { sells, buys, id, states } = await agreed()
    expect(await states()).toEqual(['accepted'])
    const [changed] = await buys.conversations.changedMessages({ id })
    expect(changed?.meeting?.state).toBe('accepted')
    for (const person of [sells, buys]) {
      const [upcoming, ...more] = await person.meetings.upcoming()
      expect(more).toEqual([])
      expect(upcoming).toMatchObject({ startsAt, conversationId: id, place: 'Plaza Las Delicias' })
    }
    goTo('2026-12-03T22:00:01Z')
    expect(await buys.meetings.upcoming()).toEqual([])
  })

  test('is moved by either side, and has to be confirmed anew', async () => {
    const { propose, sells, states, meetingId, buys } = await agreed()
    const moved = idOf(await propose(sells, { startsAt: '2026-12-04T19:00:00.000Z' }))
    expect(await states()).toEqual(['moved', 'proposed'])
    expect(await buys.meetings.upcoming()).toEqual([])
    expect(await codeOf(buys.meetings.answer({ id: meetingId, answer: 'cancel' }))).toBe(
      'meeting_closed',
    )
    await buys.meetings.answer({ id: moved, answer: 'accept' })
    expect(await states()).toEqual(['moved', 'accepted'])
  })

  test('is cancelled by either side once both have agreed', async () => {
    for (const who of ['sells', 'buys'] as const) {
      const made = await agreed()
      await made[who].meetings.answer({ id: made.meetingId, answer: 'cancel' })
      expect(await made.states()).toEqual(['cancelled'])
    }
  })

  test('of two proposals at once one stands', async () => {
    const { propose, sells, buys, states } = await talk()
    await Promise.all([propose(buys), propose(sells, { startsAt: '2026-12-04T19:00:00.000Z' })])
    expect((await states()).toSorted()).toEqual(['moved', 'proposed'])
  })

  test('is answered once, whoever is first', async () => {
    const { propose, sells, id, states } = await talk()
    const meetingId = idOf(await propose())
    const codes = await Promise.all(
      (['accept', 'decline', 'accept'] as const).map((answer) =>
        codeOf(sells.meetings.answer({ id: meetingId, answer })),
      ),
    )
    expect(codes.toSorted()).toEqual(['meeting_closed', 'meeting_closed', 'none'])
    expect(await sells.conversations.messages({ id })).toHaveLength(2)
    expect(['accepted', 'declined']).toContain((await states())[0])
  })

  test('that nobody answered, and one that is over, are past', async () => {
    const open = await talk()
    await open.propose()
    const made = await agreed()
    goTo('2026-12-03T19:00:00Z')
    await endMeetings(suite.deps)
    expect(await open.states()).toEqual(['past'])
    expect(await made.states()).toEqual(['accepted'])
    goTo('2026-12-03T22:00:00Z')
    await endMeetings(suite.deps)
    expect(await made.states()).toEqual(['past'])
  })
})

describe('on the day', () => {
  test('people say that they are on their way and there, once each', async () => {
    const { sells, buys, meetingId, id } = await agreed()
    const say = (by = buys, step: 'coming' | 'arrived' = 'coming', clientId?: string) =>
      by.meetings.step({ id: meetingId, step, clientId })
    expect(await codeOf(say())).toBe('meeting_closed')
    goTo('2026-12-03T16:00:00Z')
    const clientId = randomUUID()
    const said = await say(buys, 'coming', clientId)
    expect((await say(buys, 'coming', clientId)).id).toBe(said.id)
    expect(await codeOf(say())).toBe('conflict')
    await say(sells, 'coming')
    await say(buys, 'arrived')
    const contents = (await sells.conversations.messages({ id })).slice(2)
    expect(contents.map(({ content }) => content)).toEqual([
      'Voy de camino.',
      'Voy de camino.',
      'Ya llegué.',
    ])
    goTo('2026-12-03T22:00:01Z')
    expect(await codeOf(say(sells, 'arrived'))).toBe('meeting_closed')
  })

  test('both are reminded two hours before, once, by email where they want it', async () => {
    const { seller, buyer, sells, id } = await agreed()
    await sells.account.setPreferences({ id: seller.id, emailNotifications: false })
    const remindersOf = async (person: Person) =>
      (await noticesOf(person)).filter(({ type }) => type === 'meeting')
    goTo('2026-12-03T16:59:59Z')
    await remindMeetings(suite.deps)
    expect(await remindersOf(buyer)).toEqual([])
    goTo('2026-12-03T17:00:00Z')
    await Promise.all([remindMeetings(suite.deps), remindMeetings(suite.deps)])
    await remindMeetings(suite.deps)
    for (const person of [seller, buyer]) {
      expect(await remindersOf(person)).toMatchObject([
        { title: 'Encuentro hoy, 3:00\u00a0p.\u00a0m.', relatedId: id },
      ])
    }
    await suite.workOffQueue()
    const mailed = suite.sentMails.filter(({ subject }) => subject.startsWith('Tu encuentro'))
    const both = [seller.email, buyer.email]
    expect(mailed.map(({ to }) => to).filter((to) => both.includes(to))).toEqual([buyer.email])
  })

  test('nobody is reminded of somebody they are kept apart from', async () => {
    const { seller, buyer, sells, buys } = await agreed()
    expect(await buys.meetings.upcoming()).toHaveLength(1)
    await sells.blocks.add({ ownerId: seller.id, userId: buyer.id })
    goTo('2026-12-03T17:00:00Z')
    await remindMeetings(suite.deps)
    for (const person of [seller, buyer]) {
      const told = (await noticesOf(person)).map(({ type }) => type)
      expect(told).not.toContain('meeting')
      expect(await suite.asUser(person).meetings.upcoming()).toEqual([])
    }
  })

  test('who agrees later than that is not reminded, nor of one that was cancelled', async () => {
    const { propose, sells, buyer } = await talk()
    goTo('2026-12-03T17:30:00Z')
    const meetingId = idOf(await propose())
    await sells.meetings.answer({ id: meetingId, answer: 'accept' })
    const other = await agreed()
    await other.sells.meetings.answer({ id: other.meetingId, answer: 'cancel' })
    await remindMeetings(suite.deps)
    for (const person of [buyer, other.buyer]) {
      const told = (await noticesOf(person)).map(({ type }) => type)
      expect(told).not.toContain('meeting')
    }
  })
})
