import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** Row of `conversations`: one for each ad and buyer. */
export type ConversationsTable = {
  id: Generated<number>
  listingId: number | null
  buyerId: number | null
  sellerId: number | null
  lastMessageAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  isActive: Generated<boolean>
  createdAt: Timestamp
}

/**
 * Row of `messages`. `unreadBy`: its receiver until they have read it; the database writes it. `changedAt`: when it
 * was taken out by the administration or brought back.
 */
export type MessagesTable = {
  id: Generated<number>
  conversationId: number
  senderId: number | null
  content: string
  messageType: Generated<string>
  isRead: Generated<boolean>
  clientId: string | null
  unreadBy: ColumnType<number | null, never, never>
  changedAt: ColumnType<Date | null, never, Date>
  createdAt: Timestamp
}

/** Row of `removed_messages`: what a message said that the administration took out, for its eyes and its author's. */
export type RemovedMessagesTable = {
  messageId: number
  decisionId: number
  content: string
  messageType: string
  removedAt: Date
}
