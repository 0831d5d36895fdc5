import { REMOVED_TYPE } from '@wepa/domain/conversations/removed-message'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import { type Selectable, sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'
import { isApart } from '../../db/is-apart.ts'
import { isMutedBy } from '../../db/sql/conversations/conversation-marks.ts'
import {
  HANGING,
  HANGING_OF_ALL,
  type StoredMessage,
  toMessage,
} from '../../db/sql/conversations/message-rows.ts'
import type { MessagesTable } from '../../db/tables/conversations/conversations.ts'

export type NewMessage = {
  conversationId: number
  senderId: number
  content: string
  messageType: string
  clientId: string | null
  createdAt: Date
}

/**
 * A message that stands now; `isMuted`: its receiver wants to be told nothing of it. `isFirst`: nothing was said in its
 * conversation before.
 */
type Inserted = { message: StoredMessage; isMuted: boolean; isFirst: boolean }

type InsertedRow = Selectable<MessagesTable> & Omit<Inserted, 'message'>

/** A statement sees no row that it adds itself. */
const NOTHING_SAID = sql`not exists (select from messages before
  where before.conversation_id = said.conversation_id)`

/**
 * Stores a message and moves its conversation to the front. Undefined when this person has sent one with
 * its clientId, or is kept apart from `receiverId`.
 */
export async function insertMessage(
  db: Database,
  message: NewMessage,
  receiverId: number,
): Promise<Inserted | undefined> {
  const { conversationId, senderId, content, messageType, clientId, createdAt } = message
  const { rows } = await sql<InsertedRow>`${kept}
    with said as (
      insert into messages
        (conversation_id, sender_id, content, message_type, client_id, created_at)
      select ${conversationId}::integer, ${senderId}::integer, ${content}::text,
        ${messageType}::text, ${clientId}::uuid, ${createdAt}::timestamptz
      where not ${isApart(senderId, receiverId)}
      on conflict (sender_id, client_id) where client_id is not null do nothing
      returning *
    ), moved as (
      update conversations set last_message_at = said.created_at
      from said where conversations.id = said.conversation_id
    )
    select said.*, ${isMutedBy(receiverId, sql`said.conversation_id`)} as is_muted,
      ${NOTHING_SAID} as is_first
    from said`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { isMuted, isFirst, ...said } = row
  const stored = toMessage({ ...said, offer: null, meeting: null, photos: null })
  return { message: stored, isMuted, isFirst }
}

export async function findMessageByClientId(
  db: Database,
  senderId: number,
  clientId: string,
): Promise<StoredMessage | undefined> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .select(HANGING)
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  return row && toMessage(row)
}

export type MessageRange = {
  limit: number
  after?: number | undefined
  before?: number | undefined
}

/**
 * Messages in the order they were sent: with `after` the ones that follow that one, else the newest,
 * or the newest of those before `before`.
 */
export async function listMessages(
  db: Database,
  conversationId: number,
  { limit, after, before }: MessageRange,
): Promise<StoredMessage[]> {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .select(HANGING)
    .where('conversationId', '=', conversationId)
  if (after !== undefined) query = query.where('id', '>', after)
  if (before !== undefined) query = query.where('id', '<', before)
  const isForward = after !== undefined
  const rows = await query
    .orderBy('id', isForward ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return (isForward ? rows : rows.toReversed()).map(toMessage)
}

/** The messages of a conversation that are different since they were said, the newest `limit` of them, oldest first. */
export async function listChanged(
  db: Database,
  conversationId: number,
  limit: number,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .select(HANGING)
    .where('conversationId', '=', conversationId)
    .where('changedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed().map(toMessage)
}

/**
 * The last messages up to a moment, oldest first, as they were said, also those that were taken out since; the one
 * named by `always` comes along from further back.
 */
export async function listMessagesUpTo(
  db: Database,
  span: { conversationId: number; at: Date; limit: number; always: number | null },
): Promise<StoredMessage[]> {
  const upTo = db
    .selectFrom('messages')
    .leftJoin('removedMessages', 'removedMessages.messageId', 'messages.id')
    .selectAll('messages')
    .select(['removedMessages.content as removedContent', ...HANGING_OF_ALL])
    .where('conversationId', '=', span.conversationId)
    .where('createdAt', '<=', span.at)
  const last = await upTo.orderBy('id', 'desc').limit(span.limit).execute()
  const isThere = span.always === null || last.some(({ id }) => id === span.always)
  const extra = isThere ? [] : await upTo.where('id', '=', span.always).execute()
  return [...last, ...extra]
    .toReversed()
    .map(({ removedContent, ...row }) =>
      toMessage({ ...row, content: removedContent ?? row.content }),
    )
}

/** True when a message stands in this conversation and somebody else than `notBy` wrote it. */
export async function isMessageOf(
  db: Database,
  id: number,
  { conversationId, notBy }: { conversationId: number; notBy: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .where((eb) => eb('senderId', 'is distinct from', notBy))
    .executeTakeFirst()
  return row !== undefined
}

/** Marks what the other side wrote as read; with `upTo`, up to that message. Answers the last one it marked. */
export async function updateMessagesRead(
  db: Database,
  {
    conversationId,
    readerId,
    upTo,
  }: { conversationId: number; readerId: number; upTo: number | undefined },
): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    with marked as (
      update messages set is_read = true
      where conversation_id = ${conversationId} and not is_read
        and sender_id is distinct from ${readerId}
        and id <= ${upTo ?? MAX_INTEGER}
      returning id
    )
    select max(id) as last from marked`.execute(db)
  return rows[0]?.last ?? undefined
}

/** The messages with these ids, in the order in which they stand, each with the one before it in its conversation. */
export async function findMessagesInPlace(
  db: Database,
  ids: readonly number[],
): Promise<{ message: StoredMessage; previousId: number | null }[]> {
  const rows = await db
    .selectFrom('messages')
    .modifyFront(kept)
    .selectAll()
    .select(HANGING)
    .select(({ selectFrom }) =>
      selectFrom('messages as earlier')
        .select('earlier.id')
        .whereRef('earlier.conversationId', '=', 'messages.conversationId')
        .whereRef('earlier.id', '<', 'messages.id')
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .as('previousId'),
    )
    .where('messages.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('messages.id')
    .execute()
  return rows.map(({ previousId, ...row }) => ({ message: toMessage(row), previousId }))
}

/** Messages of others that a person has not read, in all their conversations. */
export async function countUnreadMessages(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from messages
    where unread_by = ${userId} and message_type <> ${REMOVED_TYPE}`.execute(db)
  return rows[0]?.unread ?? 0
}
