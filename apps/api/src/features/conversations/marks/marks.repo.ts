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
  archivedAt: Date | null | undefined
}

/** Notes what is said; answers how the conversation stands then. */
export async function putMarks(
  db: Database,
  { conversationId, userId, isMuted, archivedAt }: Marks,
): Promise<ConversationMarks> {
  const set = {
    ...(isMuted !== undefined && { isMuted }),
    ...(archivedAt !== undefined && { archivedAt }),
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
