import type { Message } from '@wepa/domain/conversations/conversation'
import { expect, test, vi } from 'vitest'
import { fetchMessages, mergeMessages, replaceMessages } from './message-list.ts'

function message(id: number, isRead = false): Message {
  return {
    id,
    conversationId: 7,
    senderId: 2,
    content: `m${id}`,
    isRead,
    messageType: 'text',
    clientId: null,
    createdAt: '2025-01-07T16:00:00.000Z',
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))

/** A server that holds messages 1 to `last`. */
function server(last: number) {
  return vi.fn(async ({ after, limit = 50 }: { after?: number; limit?: number }) =>
    after === undefined
      ? range(Math.max(1, last - limit + 1), last)
      : range(after + 1, Math.min(last, after + limit)),
  )
}

const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id)

test('two lists become one, each message once and in order', () => {
  expect(idsOf(mergeMessages(range(1, 3), [message(5), message(3), message(4)]))).toEqual([
    1, 2, 3, 4, 5,
  ])
})

test('what was read here does not become unread by an older answer', () => {
  expect(mergeMessages([message(1, true)], [message(1, false)])[0]?.isRead).toBe(true)
  expect(mergeMessages([message(1, false)], [message(1, true)])[0]?.isRead).toBe(true)
})

test('news of what is known take its place, and add nothing', () => {
  const removed = { ...message(2), content: 'retirado' }
  const after = replaceMessages([message(1), message(2, true)], [removed, message(9)])
  expect(after).toEqual([message(1), { ...removed, isRead: true }])
})

test('what is known stays, and one call brings what came after it', async () => {
  const query = server(60)
  expect(idsOf(await fetchMessages(query, () => range(1, 30)))).toEqual(idsOf(range(1, 60)))
  expect(query).toHaveBeenCalledTimes(1)
})

test('a gap wider than a page is filled', async () => {
  const query = server(240)
  expect(idsOf(await fetchMessages(query, () => range(1, 30)))).toEqual(idsOf(range(1, 240)))
})

test('a gap below a message that came in by itself is filled', async () => {
  const query = server(240)
  const known = [...range(1, 30), message(240)]
  expect(idsOf(await fetchMessages(query, () => known))).toEqual(idsOf(range(1, 240)))
})

test('a long thread that is known as a whole costs one call', async () => {
  const query = server(240)
  expect(idsOf(await fetchMessages(query, () => range(1, 239)))).toEqual(idsOf(range(1, 240)))
  expect(query).toHaveBeenCalledTimes(1)
})

test('a gap too wide to fill begins anew', async () => {
  const query = server(900)
  const known = [...range(1, 30), message(901)]
  expect(idsOf(await fetchMessages(query, () => known))).toEqual(idsOf(range(851, 901)))
})

test('what came in while the answer was on its way is kept', async () => {
  const query = server(10)
  const known = [range(1, 8), range(1, 11)]
  const merged = await fetchMessages(query, () => known.shift() ?? range(1, 11))
  expect(idsOf(merged)).toEqual(idsOf(range(1, 11)))
})
