import { type RawBuilder, sql } from 'kysely'

/** Whether a conversation `talk` is put away by a person: nothing was said there since. */
export function isArchivedBy(userId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select from conversation_marks mark
    where mark.conversation_id = talk.id and mark.user_id = ${userId}
      and mark.archived_up_to >=
        coalesce((select max(id) from messages where messages.conversation_id = talk.id), 0))`
}

/** Whether a person has muted a conversation. */
export function isMutedBy(userId: number, conversationId: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from conversation_marks mark
    where mark.conversation_id = ${conversationId} and mark.user_id = ${userId} and mark.is_muted)`
}
