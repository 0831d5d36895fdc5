import * as z from 'zod/mini'
import { EventSource } from '../insights/analytics.ts'
import { ListingStatus } from '../listings/listing-schema.ts'
import { Meeting } from '../meetings/meeting.ts'
import { clientId, count, decimal, id, moment } from '../scalar.ts'
import { form, requiredText } from '../text/text.ts'
import { MessagePhoto } from './message-photos.ts'
import { Dealing, Offer } from './offer.ts'

/** The longest message, in characters (docs/product/messages.md#sending-a-message). */
export const MAX_MESSAGE = 4000
/** Who has deleted their account. */
export const DELETED_USER = 'Usuario eliminado'

/** One side of a conversation; `id` null once the account is gone. */
export const Participant = z.object({
  id: z.nullable(id()),
  fullName: z.string(),
  profileImageUrl: z.nullable(z.string()),
})
export type Participant = z.infer<typeof Participant>

export const Message = z.object({
  id: id(),
  conversationId: id(),
  senderId: z.nullable(id()),
  content: z.string(),
  isRead: z.boolean(),
  messageType: z.string(),
  clientId: z.nullable(z.string()),
  createdAt: moment(),
  /** Of a message that makes an offer: what became of it. */
  offer: z.exactOptional(Offer),
  /** Of a message that proposes one: what became of it. */
  meeting: z.exactOptional(Meeting),
  /** Of a message that carries some; left out once they are no longer kept. */
  photos: z.exactOptional(z.array(MessagePhoto)),
})
export type Message = z.infer<typeof Message>

/**
 * A conversation as its two people read it. `listing` is null once the ad is deleted; its `status` and
 * `isActive` say whether it is still to be had.
 */
export const Conversation = z.object({
  id: id(),
  listingId: z.nullable(id()),
  buyerId: z.nullable(id()),
  sellerId: z.nullable(id()),
  lastMessageAt: moment(),
  isActive: z.boolean(),
  buyer: Participant,
  seller: Participant,
  listing: z.nullable(
    z.object({
      title: z.string(),
      price: z.nullable(z.string()),
      // What a browser has kept from before says nothing of these three, nor of `agreedPrice`.
      /** Like '50.00'; of a range the lower end. */
      priceNumeric: z.exactOptional(z.nullable(decimal())),
      dealing: z.exactOptional(Dealing),
      /** The slug of its category. */
      category: z.exactOptional(z.string()),
      images: z.array(z.string()),
      status: ListingStatus,
      isActive: z.boolean(),
    }),
  ),
  lastMessage: z.nullable(
    z.object({ content: z.string(), createdAt: moment(), senderId: z.nullable(id()) }),
  ),
  unreadCount: count(),
  /** The one who reads it has blocked the other; never the other way round. */
  isBlocked: z.boolean(),
  /** As the one who reads it has set it (`ConversationMarks`); what was kept from before says nothing of it. */
  isMuted: z.exactOptional(z.boolean()),
  isArchived: z.exactOptional(z.boolean()),
  /** What the last offer that was accepted came to, in dollars. */
  agreedPrice: z.exactOptional(z.nullable(decimal())),
})
export type Conversation = z.infer<typeof Conversation>

/** The other one of the two, as one of them sees it. */
export function otherSide(
  { buyerId, buyer, seller }: Pick<Conversation, 'buyerId' | 'buyer' | 'seller'>,
  viewerId: number,
): Participant {
  return buyerId === viewerId ? seller : buyer
}

/** `source`: from where in the app the buyer came upon the ad. */
export const ConversationInput = form({
  listingId: id(),
  sellerId: id(),
  source: z.optional(EventSource),
})
export type ConversationInput = z.infer<typeof ConversationInput>

/** A message to send: trimmed, never blank, stored once for each `clientId`. */
export const MessageInput = form({
  content: requiredText(MAX_MESSAGE, 'Escribe un mensaje'),
  messageType: z._default(z.literal('text', 'Tipo de mensaje inválido'), 'text'),
  clientId: clientId(),
})
export type MessageInput = z.infer<typeof MessageInput>
