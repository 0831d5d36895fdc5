import type { Message } from '@wepa/domain/conversation'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MessagesTable } from '../../db/tables/conversations.ts'

export type NewMessage = {
  conversationId: number
  senderId: number
  content: string
  messageType: string
  clientId: string | null
  createdAt: Date
}

/** Stores a message and moves its conversation to the front; undefined when this person has sent one with its clientId. */
export async function insertMessage(
  db: Database,
  message: NewMessage,
): Promise<Message | undefined> {
  const row = await db
    .with('said', (query) =>
      query
        .insertInto('messages')
        .values(message)
        .onConflict((hit) =>
          hit.columns(['senderId', 'clientId']).where('clientId', 'is not', null).doNothing(),
        )
        .returningAll(),
    )
    .with('moved', (query) =>
      query
        .updateTable('conversations')
        .from('said')
        .set(({ ref }) => ({ lastMessageAt: ref('said.createdAt') }))
        .whereRef('conversations.id', '=', 'said.conversationId'),
    )
    .selectFrom('said')
    .selectAll()
    .executeTakeFirst()
  return row && toMessage(row)
}

export async function findMessageByClientId(
  db: Database,
  senderId: number,
  clientId: string,
): Promise<Message | undefined> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
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
): Promise<Message[]> {
  let query = db.selectFrom('messages').selectAll().where('conversationId', '=', conversationId)
  if (after !== undefined) query = query.where('id', '>', after)
  if (before !== undefined) query = query.where('id', '<', before)
  const isForward = after !== undefined
  const rows = await query
    .orderBy('id', isForward ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return (isForward ? rows : rows.toReversed()).map(toMessage)
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

/** A message with the one that stands before it in its conversation. */
export type MessageInPlace = { message: Message; previousId: number | null }

/** The messages with these ids, in the order in which they stand. */
export async function findMessagesInPlace(
  db: Database,
  ids: readonly number[],
): Promise<MessageInPlace[]> {
  const rows = await db
    .selectFrom('messages as said')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('messages')
        .select('messages.id')
        .whereRef('messages.conversationId', '=', 'said.conversationId')
        .whereRef('messages.id', '<', 'said.id')
        .orderBy('messages.id', 'desc')
        .limit(1)
        .as('previousId'),
    )
    .where('said.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('said.id')
    .execute()
  return rows.map(({ previousId, ...row }) => ({ message: toMessage(row), previousId }))
}

/** Messages of others that a person has not read, in all their conversations. */
export async function countUnreadMessages(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread
    from conversations talk join messages said on said.conversation_id = talk.id
    where (talk.buyer_id = ${userId} or talk.seller_id = ${userId})
      and not said.is_read and said.sender_id is distinct from ${userId}`.execute(db)
  return rows[0]?.unread ?? 0
}

function toMessage(row: Selectable<MessagesTable>): Message {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
