import type { ColumnType, Generated } from 'kysely'

/**
 * Row of `conversation_marks`: what one of its two people has set for a conversation. `archivedUpTo`: the last message
 * when it was put away, 0 where nothing was said.
 */
export type ConversationMarksTable = {
  conversationId: number
  userId: number
  isMuted: Generated<boolean>
  archivedUpTo: ColumnType<number | null, number | null | undefined, number | null>
}
