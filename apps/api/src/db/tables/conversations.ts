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

/** Row of `messages`. `unreadBy`: its receiver until they have read it; the database writes it. */
export type MessagesTable = {
  id: Generated<number>
  conversationId: number
  senderId: number | null
  content: string
  messageType: Generated<string>
  isRead: Generated<boolean>
  clientId: string | null
  unreadBy: ColumnType<number | null, never, never>
  createdAt: Timestamp
}
