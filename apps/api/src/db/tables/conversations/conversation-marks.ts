import type { ColumnType, Generated } from 'kysely'

/** Row of `conversation_marks`: what one of its two people has set for a conversation. */
export type ConversationMarksTable = {
  conversationId: number
  userId: number
  isMuted: Generated<boolean>
  archivedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
