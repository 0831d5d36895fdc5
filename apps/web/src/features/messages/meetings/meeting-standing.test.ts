import type { Conversation, Message } from '@wepa/domain/conversations/conversation'
import type { Meeting } from '@wepa/domain/meetings/meeting'
import { expect, test } from 'vitest'
import type { Outgoing } from '../thread-entries.ts'
import { meetingStanding } from './meeting-standing.ts'

const [me, other] = [1, 2]
const now = '2026-12-03T18:00:00.000Z'
const meeting = (fields: Partial<Meeting> = {}): Meeting => ({
  ...{ id: 5, startsAt: '2026-12-03T19:00:00.000Z', place: 'Plaza', placeId: null },
  ...{ municipality: 'Ponce', state: 'accepted', ...fields },
})
const message = (id: number, senderId: number, fields: Partial<Message> = {}): Message => ({
  ...{ id, conversationId: 7, senderId, content: `m${id}`, isRead: false, messageType: 'text' },
  ...{ clientId: null, createdAt: now, ...fields },
})
const conversation = (fields: Partial<Conversation> = {}): Conversation => ({
  ...{ id: 7, listingId: 3, buyerId: me, sellerId: other, lastMessageAt: now, isActive: true },
  buyer: { id: me, fullName: 'Ana', profileImageUrl: null },
  seller: { id: other, fullName: 'Beto', profileImageUrl: null },
  ...{ listing: null, lastMessage: null, unreadCount: 0, isBlocked: false, ...fields },
})
const seller = { id: other, fullName: 'Beto', profileImageUrl: null }
const standing = (fields: Partial<Parameters<typeof meetingStanding>[0]> = {}) =>
  meetingStanding({
    ...{ conversation: conversation(), userId: me, other: seller, messages: [], outgoing: [], now },
    ...fields,
  })
const onItsWay = (act: Outgoing['act'], state: Outgoing['state'] = 'waiting'): Outgoing => ({
  ...{ clientId: 'c', queuedId: 'q', content: '', act, createdAt: now, state, reason: null },
})

test('nothing is planned with who does not answer, nor twice at once', () => {
  const agreed = conversation({ agreedPrice: '40.00' })
  expect(standing({ conversation: { ...agreed, isBlocked: true } }).mayPlan).toBeUndefined()
  expect(standing({ conversation: agreed, other: { ...seller, id: null } }).mayPlan).toBeUndefined()
  const proposal = {
    kind: 'meeting',
    startsAt: now,
    placeId: null,
    place: 'Plaza',
    municipality: null,
  } as const
  expect(standing({ conversation: agreed, outgoing: [onItsWay(proposal)] }).mayPlan).toBeUndefined()
  expect(standing({ conversation: agreed, outgoing: [onItsWay(proposal, 'failed')] }).mayPlan).toBe(
    'bar',
  )
})

test('who has agreed on a price is led to it; else it is in the menu once the other side has written', () => {
  expect(standing().mayPlan).toBeUndefined()
  expect(standing({ messages: [message(1, me)] }).mayPlan).toBeUndefined()
  expect(standing({ messages: [message(1, me), message(2, other)] }).mayPlan).toBe('menu')
  const agreed = conversation({ agreedPrice: '40.00' })
  expect(standing({ conversation: agreed }).mayPlan).toBe('bar')
  const planned = [message(1, other, { meeting: meeting({ state: 'proposed' }) })]
  expect(standing({ conversation: agreed, messages: planned }).mayPlan).toBe('menu')
})

test('what is agreed on stands until it is over, and its answer closes it', () => {
  const messages = [message(1, other, { meeting: meeting() })]
  expect(standing({ messages }).agreed?.id).toBe(5)
  expect(standing({ messages, now: '2026-12-03T22:00:01.000Z' }).agreed).toBeUndefined()
  const cancel = { kind: 'meeting-answer', meetingId: 5, answer: 'cancel' } as const
  expect(standing({ messages, outgoing: [onItsWay(cancel)] }).isClosed(meeting())).toBe(true)
  expect(standing({ messages, outgoing: [onItsWay(cancel, 'failed')] }).isClosed(meeting())).toBe(
    false,
  )
})

test('what was said of an earlier meeting is not said of this one', () => {
  const earlier = message(2, me, { messageType: 'meeting_coming' })
  const messages = [
    message(1, me, { meeting: meeting({ id: 4, state: 'past' }) }),
    earlier,
    message(3, other, { meeting: meeting() }),
  ]
  expect(standing({ messages }).hasTold('coming')).toBe(false)
  const theirs = message(4, other, { messageType: 'meeting_coming' })
  expect(standing({ messages: [...messages, theirs] }).hasTold('coming')).toBe(false)
  const own = message(5, me, { messageType: 'meeting_coming' })
  expect(standing({ messages: [...messages, own] }).hasTold('coming')).toBe(true)
  expect(standing({ messages: [...messages, own] }).hasTold('arrived')).toBe(false)
})
