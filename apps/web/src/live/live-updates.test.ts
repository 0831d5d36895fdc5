import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Conversation, Message } from '@wepa/domain/conversations/conversation'
import { eventually } from '@wepa/domain/test/eventually'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient, createQueryUtils } from '../lib/trpc.ts'
import { announceReader } from './being-read.ts'
import { createLiveUpdates, type LiveUpdates } from './live-updates.ts'
import { conversationList, noteReadHere } from './message-caches.ts'

const me = 1
const other = 2

function message(id: number, fields: Partial<Message> = {}): Message {
  return {
    id,
    conversationId: 7,
    senderId: other,
    content: `m${id}`,
    isRead: false,
    messageType: 'text',
    clientId: null,
    createdAt: `2025-01-07T16:00:${String(id).padStart(2, '0')}.000Z`,
    ...fields,
  }
}

function conversation(id: number, at: string): Conversation {
  const person = { fullName: 'Ana', profileImageUrl: null }
  return {
    id,
    listingId: 3,
    buyerId: me,
    sellerId: other,
    lastMessageAt: at,
    isActive: true,
    buyer: { ...person, id: me },
    seller: { ...person, id: other },
    listing: null,
    lastMessage: null,
    unreadCount: 0,
    isBlocked: false,
  }
}

let queries: QueryClient
let utils: ReturnType<typeof createQueryUtils>
let updates: LiveUpdates

beforeEach(() => {
  queries = new QueryClient()
  // Nothing is watched, so nothing is fetched.
  utils = createQueryUtils(createApiClient([]), queries)
  updates = createLiveUpdates({ utils, queries }, me)
  const { conversations } = utils
  conversations.list.setInfiniteData(conversationList, {
    pages: [
      { items: [conversation(8, '2025-01-07T15:00:00.000Z')], nextCursor: 'x' },
      { items: [conversation(7, '2025-01-07T14:00:00.000Z')], nextCursor: null },
    ],
    pageParams: [null, 'x'],
  })
  conversations.unreadCount.setData(undefined, { count: 4 })
  conversations.messages.setData({ id: 7 }, [message(1, { isRead: true })])
})

afterEach(() => {
  updates.stop()
  vi.useRealTimers()
})

const thread = () => utils.conversations.messages.getData({ id: 7 })
const unread = () => utils.conversations.unreadCount.getData()?.count
const rows = () =>
  utils.conversations.list
    .getInfiniteData(conversationList)
    ?.pages.map((page) => page.items.map(({ id, unreadCount }) => [id, unreadCount]))
const isAskedAgain = () =>
  queries.getQueryCache().find({
    queryKey: [['conversations', 'messages'], { input: { id: 7 }, type: 'query' }],
  })?.state.isInvalidated
const hear = (said: Message, previousId: number | null = 1) =>
  updates.hear({ type: 'new_message', conversationId: 7, message: said, previousId })

test('a message stands in its thread, moves its conversation up and is counted', () => {
  hear(message(2))
  expect(thread()?.map(({ id }) => id)).toEqual([1, 2])
  expect(rows()).toEqual([[[7, 1]], [[8, 0]]])
  expect(unread()).toBe(5)
  expect(isAskedAgain()).toBe(false)
})

test('a message that comes twice counts once', () => {
  hear(message(2))
  hear(message(2))
  expect(thread()).toHaveLength(2)
  expect(unread()).toBe(5)
})

test('where its thread is not known nothing is added, and the counts are asked for', () => {
  vi.useFakeTimers()
  queries.removeQueries({ queryKey: [['conversations', 'messages']] })
  hear(message(2))
  hear(message(2))
  expect(rows()).toEqual([[[7, 0]], [[8, 0]]])
  expect(unread()).toBe(4)
  vi.advanceTimersByTime(300)
  const counts = queries.getQueryState([['conversations', 'unreadCount'], { type: 'query' }])
  expect(counts?.isInvalidated).toBe(true)
})

test('a message that was taken out is replaced in its thread, and is the last word of no list', () => {
  hear(message(2))
  const change = (said: Message) =>
    updates.hear({ type: 'message_changed', conversationId: 7, message: said })
  const removed = { messageType: 'removed', content: 'Mensaje retirado' }
  change(message(2, removed))
  expect(thread()?.map(({ content }) => content)).toEqual(['m1', 'Mensaje retirado'])
  const pages = utils.conversations.list.getInfiniteData(conversationList)?.pages ?? []
  expect(pages[0]?.items[0]).toMatchObject({ id: 7, lastMessage: null })
  // One that is not known would leave a gap.
  change(message(1, { ...removed, id: 99 }))
  expect(thread()).toHaveLength(2)
})

test('what may have been missed is asked for at a moment of its own, and not after the end', () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.8)
  updates = createLiveUpdates({ utils, queries }, me)
  updates.hear({ type: 'resync' })
  vi.advanceTimersByTime(3_999)
  expect(isAskedAgain()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isAskedAgain()).toBe(true)

  utils.conversations.messages.setData({ id: 7 }, [message(1)])
  updates.hear({ type: 'resync' })
  updates.stop()
  vi.advanceTimersByTime(5_000)
  expect(isAskedAgain()).toBe(false)
})

test('what one writes elsewhere is not unread', () => {
  hear(message(2, { senderId: me }))
  expect(thread()).toHaveLength(2)
  expect(rows()).toEqual([[[7, 0]], [[8, 0]]])
  expect(unread()).toBe(4)
})

test('what comes in before the eyes of its reader is not counted first', () => {
  const stop = announceReader({ conversationId: 7, isAtEnd: () => true })
  hear(message(2))
  stop()
  expect(unread()).toBe(4)
  hear(message(3), 2)
  expect(unread()).toBe(5)
})

test('a message after one that is not known makes the thread ask', () => {
  hear(message(5), 4)
  expect(isAskedAgain()).toBe(true)
})

test('a gap that could not be filled is tried again with each message until it is', async () => {
  let isBroken = true
  const queryFn = vi.fn(async () => {
    if (isBroken) throw new Error('no network')
    return [1, 2, 3, 4, 5, 6, 7].map((id) => message(id))
  })
  const queryKey = [['conversations', 'messages'], { input: { id: 7 }, type: 'query' }]
  const options = { queryKey, queryFn, retry: false, staleTime: Number.POSITIVE_INFINITY }
  const stop = new QueryObserver(queries, options).subscribe(() => {})
  hear(message(5), 4)
  await eventually(() => expect(queries.isFetching()).toBe(0))
  isBroken = false
  hear(message(6), 5)
  await eventually(() => expect(thread()).toHaveLength(7))
  hear(message(8), 7)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('a block set on another device is asked for, in the thread and in the list', () => {
  vi.useFakeTimers()
  const { blocks, conversations } = utils
  conversations.get.setData({ id: 7 }, conversation(7, '2025-01-07T14:00:00.000Z'))
  blocks.state.setData({ userId: other }, { isBlocked: false })
  updates.hear({ type: 'blocks' })
  vi.advanceTimersByTime(300)
  for (const name of ['blocks', 'conversations']) {
    const kept = queries.getQueryCache().findAll({ queryKey: [[name]] })
    expect(kept.some(({ state }) => state.isInvalidated)).toBe(true)
  }
  const row = queries.getQueryState([['conversations', 'get'], { input: { id: 7 }, type: 'query' }])
  expect(row?.isInvalidated).toBe(true)
  expect(isAskedAgain()).toBe(false)
})

test('what the other side has read is read up to there', () => {
  const { messages } = utils.conversations
  messages.setData({ id: 7 }, [
    message(1, { senderId: me }),
    message(2),
    message(3, { senderId: me }),
  ])
  updates.hear({ type: 'read', conversationId: 7, upTo: 2 })
  expect(thread()?.map(({ isRead }) => isRead)).toEqual([true, false, false])
})

test('what one reads is taken from both counts, and what came later stays', () => {
  hear(message(2))
  hear(message(3), 2)
  expect(unread()).toBe(6)
  noteReadHere(utils, 7, 2, me)
  expect(thread()?.map(({ isRead }) => isRead)).toEqual([true, true, false])
  expect(rows()?.[0]).toEqual([[7, 1]])
  expect(unread()).toBe(5)
})
