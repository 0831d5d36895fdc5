// The conversation of the tests of every package: Ana (1) asks Luis (2) about his ad.
import type { Conversation, Message } from '../src/conversations/conversation.ts'

const at = '2026-11-01T12:00:00.000Z'

export function makeConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: 12,
    listingId: 7,
    buyerId: 1,
    sellerId: 2,
    lastMessageAt: at,
    isActive: true,
    buyer: { id: 1, fullName: 'Ana Rivera', profileImageUrl: null },
    seller: { id: 2, fullName: 'Luis Colón', profileImageUrl: null },
    listing: { title: 'Nevera', price: '$350', images: [], status: 'active', isActive: true },
    lastMessage: null,
    unreadCount: 0,
    isBlocked: false,
    ...changes,
  }
}

/** What Luis says there. */
export function makeMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 1,
    conversationId: 12,
    senderId: 2,
    content: 'Buenas',
    isRead: false,
    messageType: 'text',
    clientId: null,
    createdAt: at,
    ...changes,
  }
}
