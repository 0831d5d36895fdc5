import type { Message } from '@wepa/domain/conversations/conversation'
import { expect, test } from 'vitest'
import { groupEntries } from './group-entries.ts'
import { type Outgoing, threadEntries } from './thread-entries.ts'

const me = 1
const other = 2

function message(id: number, fields: Partial<Message> = {}): Message {
  return {
    id,
    conversationId: 7,
    senderId: me,
    content: `m${id}`,
    isRead: false,
    messageType: 'text',
    clientId: null,
    createdAt: `2025-01-07T16:0${id % 10}:00.000Z`,
    ...fields,
  }
}

function outgoing(clientId: string, fields: Partial<Outgoing> = {}): Outgoing {
  return {
    clientId,
    queuedId: `q-${clientId}`,
    content: clientId,
    createdAt: '2025-01-07T16:09:30.000Z',
    state: 'waiting',
    reason: null,
    ...fields,
  }
}

test('what is on its way stands after what is stored, in the order it was sent', () => {
  const entries = threadEntries([message(1)], [outgoing('a'), outgoing('b')], me)
  expect(entries.map(({ content, state }) => [content, state])).toEqual([
    ['m1', 'sent'],
    ['a', 'waiting'],
    ['b', 'waiting'],
  ])
})

test('a message that is both stored and on its way shows once, under the key it had', () => {
  const stored = message(3, { clientId: 'a', content: 'hola' })
  expect(threadEntries([stored], [outgoing('a')], me)).toMatchObject([
    { key: 'a', id: 3, content: 'hola', state: 'sent' },
  ])
})

test('a message that this screen and the queue both know shows once', () => {
  const entries = threadEntries([], [outgoing('a', { state: 'failed' }), outgoing('a')], me)
  expect(entries).toMatchObject([{ key: 'a', state: 'failed' }])
})

test('the clientId of somebody else hides nothing of mine', () => {
  const theirs = message(1, { senderId: other, clientId: 'a' })
  expect(threadEntries([theirs], [outgoing('a')], me).map(({ key }) => key)).toEqual(['1', 'a'])
})

test('what stands before a read message is read too; what the other wrote is never so', () => {
  const entries = threadEntries(
    [
      message(1),
      message(2, { senderId: other, isRead: true }),
      message(3, { isRead: true }),
      message(4),
    ],
    [],
    me,
  )
  expect(entries.map(({ state }) => state)).toEqual(['read', 'sent', 'read', 'sent'])
})

test('days are those of Puerto Rico, and what is said in one breath stands together', () => {
  const now = new Date('2025-01-07T20:00:00Z')
  const at = (id: number, createdAt: string, senderId = me) => message(id, { createdAt, senderId })
  const entries = threadEntries(
    [
      at(1, '2025-01-05T12:00:00Z'),
      at(2, '2025-01-07T03:58:00Z'),
      // Midnight on the island.
      at(3, '2025-01-07T04:00:00Z'),
      at(4, '2025-01-07T04:02:00Z'),
      at(5, '2025-01-07T04:03:00Z', other),
      at(6, '2025-01-07T04:09:00Z', other),
    ],
    [],
    me,
  )
  const days = groupEntries(entries, now)
  expect(days.map(({ name, items }) => [name, items.length])).toEqual([
    ['5 de enero de 2025', 1],
    ['Ayer', 1],
    ['Hoy', 4],
  ])
  expect(days[2]?.items.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('a clock that is ahead makes no day of tomorrow', () => {
  const now = new Date('2025-01-07T20:00:00Z')
  const entries = threadEntries(
    [
      message(1, { createdAt: '2025-01-07T19:00:00Z' }),
      message(2, { createdAt: '2025-01-09T19:00:00Z' }),
    ],
    [],
    me,
  )
  expect(groupEntries(entries, now).map(({ name }) => name)).toEqual(['Hoy'])
})
