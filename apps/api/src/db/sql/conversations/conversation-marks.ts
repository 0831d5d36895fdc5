import { type RawBuilder, sql } from 'kysely'

/** Whether a conversation `talk` is put away by a person: nothing was said there since. */
export function isArchivedBy(userId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select from conversation_marks mark
    where mark.conversation_id = talk.id and mark.user_id = ${userId}
      and mark.archived_at >= coalesce(talk.last_message_at, talk.created_at))`
}

/** Whether a person has muted a conversation. */
export function isMutedBy(userId: number, conversationId: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from conversation_marks mark
    where mark.conversation_id = ${conversationId} and mark.user_id = ${userId} and mark.is_muted)`
}
