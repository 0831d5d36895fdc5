// Taking what was said out of a conversation, and bringing it back.
import { REMOVED_MESSAGE, REMOVED_TYPE } from '@wepa/domain/conversations/removed-message'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The message with its two people; null for one whose account is gone. */
export type MovedMessage = {
  messageId: number
  conversationId: number
  content: string
  buyerId: number | null
  sellerId: number | null
}

/** Moves what a message says out of sight; undefined when it is removed already, or gone. */
export async function removeContent(
  db: Database,
  { messageId, decisionId, at }: { messageId: number; decisionId: number; at: Date },
): Promise<MovedMessage | undefined> {
  const { rows } = await sql<MovedMessage>`
    with said as (
      select id, conversation_id, content, message_type from messages
      where id = ${messageId} and message_type <> ${REMOVED_TYPE} for update
    ), moved as (
      insert into removed_messages (message_id, decision_id, content, message_type, removed_at)
      select id, ${decisionId}::integer, content, message_type, ${at}::timestamptz from said
    ), emptied as (
      update messages set content = ${REMOVED_MESSAGE}, message_type = ${REMOVED_TYPE},
        changed_at = ${at}
      from said where messages.id = said.id
    )
    select said.id as message_id, said.conversation_id, said.content, talk.buyer_id, talk.seller_id
    from said join conversations talk on talk.id = said.conversation_id`.execute(db)
  return rows[0]
}

/** Brings back what a decision took out; undefined when it stands again, or is gone. */
export async function returnContent(
  db: Database,
  { decisionId, at }: { decisionId: number; at: Date },
): Promise<MovedMessage | undefined> {
  const { rows } = await sql<MovedMessage>`
    with kept as (
      delete from removed_messages where decision_id = ${decisionId}
      returning message_id, content, message_type
    ), filled as (
      update messages set content = kept.content, message_type = kept.message_type,
        changed_at = ${at}
      from kept where messages.id = kept.message_id
      returning messages.id, messages.conversation_id
    )
    select filled.id as message_id, filled.conversation_id, kept.content, talk.buyer_id,
      talk.seller_id
    from filled join kept on kept.message_id = filled.id
      join conversations talk on talk.id = filled.conversation_id`.execute(db)
  return rows[0]
}

/** The message that a decision took out, and what it said; undefined once it stands again. */
export async function findByDecision(
  db: Database,
  decisionId: number,
): Promise<{ messageId: number; content: string } | undefined> {
  return db
    .selectFrom('removedMessages')
    .select(['messageId', 'content'])
    .where('decisionId', '=', decisionId)
    .executeTakeFirst()
}

/** The decision that took a message out. */
export async function findByMessage(db: Database, messageId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('removedMessages')
    .select('decisionId')
    .where('messageId', '=', messageId)
    .executeTakeFirst()
  return row?.decisionId
}
