// SQL of what people set for their conversations.
import type { ConversationMarks } from '@wepa/domain/conversations/conversation-marks'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { isArchivedBy, isMutedBy } from '../../../db/sql/conversations/conversation-marks.ts'

type Marks = {
  conversationId: number
  userId: number
  /** Undefined: as it is. */
  isMuted: boolean | undefined
  /** Undefined: as it is. */
  isArchived: boolean | undefined
}

function lastMessageOf(conversationId: number) {
  return sql<number>`(select coalesce(max(id), 0) from messages where conversation_id = ${conversationId})`
}

/** Notes what is said; answers how the conversation stands then. */
export async function putMarks(
  db: Database,
  { conversationId, userId, isMuted, isArchived }: Marks,
): Promise<ConversationMarks> {
  const set = {
    ...(isMuted !== undefined && { isMuted }),
    ...(isArchived === false && { archivedUpTo: null }),
    ...(isArchived && { archivedUpTo: lastMessageOf(conversationId) }),
  }
  await db
    .insertInto('conversationMarks')
    .values({ conversationId, userId, ...set })
    .onConflict((conflict) =>
      Object.keys(set).length === 0
        ? conflict.doNothing()
        : conflict.columns(['conversationId', 'userId']).doUpdateSet(set),
    )
    .execute()
  const { rows } = await sql<ConversationMarks>`
    select ${isMutedBy(userId, sql`talk.id`)} as is_muted, ${isArchivedBy(userId)} as is_archived
    from conversations talk where talk.id = ${conversationId}`.execute(db)
  return rows[0] ?? { isMuted: false, isArchived: false }
}
