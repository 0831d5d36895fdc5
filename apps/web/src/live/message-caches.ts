// What a message, or the reading of one, changes in what is on the screen.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { Conversation, Message } from '@wepa/domain/conversations/conversation'
import { isRemoved } from '@wepa/domain/conversations/removed-message'
import { type QueryUtils, trpc } from '../lib/trpc.ts'
import { mergeMessages, replaceMessages } from './message-list.ts'

export type Caches = { utils: QueryUtils; queries: QueryClient }

/** The list of conversations, as every part of the product asks for it. */
export const conversationList = { limit: 30 }
/** Those that were put away. */
export const archivedList = { limit: 30, isArchived: true }

/**
 * A message that was stored: at the end of its thread, and its conversation at the top of the list.
 * @param isUnread counted where its thread is known; elsewhere nothing says whether it was counted before
 */
export function noteMessage({ utils, queries }: Caches, message: Message, isUnread: boolean): void {
  const { conversations } = utils
  const { conversationId: id } = message
  const thread = conversations.messages.getData({ id })
  // Where nothing is known yet the thread asks for itself.
  if (thread) conversations.messages.setData({ id }, mergeMessages(thread, [message]))
  const isNew = isUnread && thread?.every((each) => each.id !== message.id) === true
  const hadRow = changeRow(utils, id, (row) => withMessage(row, message, isNew))
  if (!hadRow) void conversations.list.invalidate()
  conversations.get.setData({ id }, (row) => row && withMessage(row, message, isNew))
  if (isNew) addUnread(utils, 1)
  for (const queryKey of countingKeys(id)) askAgain(queries, queryKey)
}

/** A message is different now, taken out or answered: in its thread, in the list, and in what the device has kept of both. */
export function noteChanged({ utils, queries }: Caches, message: Message): void {
  const { conversations } = utils
  const { conversationId: id, content, createdAt, senderId } = message
  const last = isRemoved(message) ? null : { content, createdAt, senderId }
  const thread = conversations.messages.getData({ id })
  if (thread) conversations.messages.setData({ id }, replaceMessages(thread, [message]))
  // What the device has kept of a thread that nobody looks at is replaced by what stands now.
  else void conversations.messages.prefetch({ id })
  const change = (row: Conversation) =>
    row.lastMessage?.createdAt === createdAt ? { ...row, lastMessage: last } : row
  changeRow(utils, id, change)
  conversations.get.setData({ id }, (row) => row && change(row))
  for (const queryKey of countingKeys(id)) void queries.invalidateQueries({ queryKey })
}

/** The other side has read what was written to them, up to a message. */
export function noteReadThere(utils: QueryUtils, id: number, upTo: number, ownId: number): void {
  markRead(utils, id, (message) => message.senderId === ownId && message.id <= upTo)
}

/** The person here has read what was written to them, up to a message. */
export function noteReadHere(utils: QueryUtils, id: number, upTo: number, ownId: number): void {
  const { conversations } = utils
  markRead(utils, id, (message) => message.senderId !== ownId && message.id <= upTo)
  const left = conversations.messages
    .getData({ id })
    ?.filter((each) => !each.isRead && each.senderId !== ownId && !isRemoved(each)).length
  let before = conversations.get.getData({ id })?.unreadCount ?? 0
  const read = (row: Conversation) => {
    before = row.unreadCount
    return { ...row, unreadCount: left ?? 0 }
  }
  changeRow(utils, id, read)
  conversations.get.setData({ id }, (row) => row && { ...row, unreadCount: left ?? 0 })
  addUnread(utils, (left ?? 0) - before)
}

function countingKeys(id: number): QueryKey[] {
  const { list, get, unreadCount } = trpc.conversations
  return [
    getQueryKey(list, conversationList, 'infinite'),
    getQueryKey(get, { id }, 'query'),
    getQueryKey(unreadCount, undefined, 'query'),
  ]
}

/** An answer that is on its way may be of before, and would undo the change. */
function askAgain(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}

function markRead(utils: QueryUtils, id: number, isChosen: (message: Message) => boolean): void {
  utils.conversations.messages.setData({ id }, (thread) =>
    thread?.map((each) => (!each.isRead && isChosen(each) ? { ...each, isRead: true } : each)),
  )
}

function withMessage(row: Conversation, message: Message, isUnread: boolean): Conversation {
  const { content, createdAt, senderId } = message
  const isLast = row.lastMessage === null || row.lastMessage.createdAt <= createdAt
  return {
    ...row,
    unreadCount: row.unreadCount + (isUnread ? 1 : 0),
    ...(isLast && { lastMessage: { content, createdAt, senderId }, lastMessageAt: createdAt }),
  }
}

/** Changes a conversation of the list, which stays sorted; false where the list does not hold it. */
function changeRow(
  utils: QueryUtils,
  id: number,
  change: (row: Conversation) => Conversation,
): boolean {
  let isThere = false
  utils.conversations.list.setInfiniteData(conversationList, (data) => {
    if (!data) return data
    const items = data.pages.flatMap((page) => page.items)
    isThere = items.some((row) => row.id === id)
    if (!isThere) return data
    const sorted = items.map((row) => (row.id === id ? change(row) : row)).sort(byLastMessage)
    let taken = 0
    const pages = data.pages.map((page) => {
      const from = taken
      taken += page.items.length
      return { ...page, items: sorted.slice(from, taken) }
    })
    return { ...data, pages }
  })
  return isThere
}

function byLastMessage(one: Conversation, other: Conversation): number {
  return other.lastMessageAt.localeCompare(one.lastMessageAt) || other.id - one.id
}

function addUnread(utils: QueryUtils, step: number): void {
  if (step === 0) return
  utils.conversations.unreadCount.setData(
    undefined,
    (unread) => unread && { count: Math.max(0, unread.count + step) },
  )
}
