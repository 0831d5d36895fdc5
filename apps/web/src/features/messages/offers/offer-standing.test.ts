import type { Conversation, Message } from '@wepa/domain/conversations/conversation'
import type { Dealing, Offer } from '@wepa/domain/conversations/offer'
import { makeConversation, makeMessage } from '@wepa/domain/test/make-conversation'
import { expect, test } from 'vitest'
import type { Outgoing } from '../thread-entries.ts'
import { offerStanding, type StandingInput } from './offer-standing.ts'

const [seller, buyer] = [1, 2]
const now = '2026-11-03T14:00:00.000Z'
const offer: Offer = {
  id: 5,
  amount: '400.00',
  state: 'open',
  expiresAt: '2026-11-05T14:00:00.000Z',
}

function talk(dealing: Dealing, changes: Partial<Conversation> = {}): Conversation {
  const made = makeConversation({ sellerId: seller, buyerId: buyer, ...changes })
  return made.listing ? { ...made, listing: { ...made.listing, dealing } } : made
}
const offered = (by: number, changes: Partial<Offer> = {}): Message =>
  makeMessage({ senderId: by, messageType: 'offer', offer: { ...offer, ...changes } })
const outgoing = (act: Outgoing['act'], state: Outgoing['state'] = 'waiting'): Outgoing => ({
  ...{ clientId: 'a', queuedId: 'b', content: 'x', createdAt: now, reason: null },
  ...{ act, state },
})

function standing(userId: number, changes: Partial<StandingInput> = {}) {
  const conversation = talk('open')
  const { buyer: other } = conversation
  return offerStanding({
    ...{ conversation, userId, other, messages: [], outgoing: [], now },
    ...changes,
  })
}

test.each([
  ['open', 'bar'],
  ['unsaid', 'bar'],
  ['fixed', undefined],
] as const)('at a price that is %s a buyer is led to it by: %s', (dealing, way) => {
  expect(standing(buyer, { conversation: talk(dealing) }).mayOffer).toBe(way)
})

test('a seller may at any price, once somebody has asked', () => {
  const conversation = talk('fixed')
  expect(standing(seller, { conversation }).mayOffer).toBeUndefined()
  const messages = [makeMessage({ senderId: buyer })]
  expect(standing(seller, { conversation, messages }).mayOffer).toBe('menu')
})

test('nothing is offered over an open offer, nor while one is on its way', () => {
  expect(standing(buyer, { messages: [offered(buyer)] }).mayOffer).toBeUndefined()
  const act = { kind: 'offer', amount: '400.00' } as const
  expect(standing(buyer, { outgoing: [outgoing(act)] }).mayOffer).toBeUndefined()
  expect(standing(buyer, { outgoing: [outgoing(act, 'failed')] }).mayOffer).toBe('bar')
})

test('one whose time is over stands in nobody’s way', () => {
  const messages = [offered(seller, { expiresAt: now })]
  expect(standing(buyer, { messages })).toMatchObject({ theirs: undefined, mayOffer: 'bar' })
})

test('an offer can be answered until an answer is on its way, or nobody is there', () => {
  const messages = [offered(buyer)]
  expect(standing(seller, { messages }).theirs).toEqual(offer)
  expect(standing(seller, { messages }).isClosed(offer)).toBe(false)
  const act = { kind: 'answer', offerId: 5, answer: 'accept', marksPending: false } as const
  expect(standing(seller, { messages, outgoing: [outgoing(act)] }).isClosed(offer)).toBe(true)
  const other = { id: null, fullName: 'Usuario eliminado', profileImageUrl: null }
  expect(standing(seller, { messages, other }).isClosed(offer)).toBe(true)
  const conversation = talk('open', { isBlocked: true })
  expect(standing(seller, { messages, conversation }).isClosed(offer)).toBe(true)
})
