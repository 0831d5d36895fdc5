import type { OfferState } from '@wepa/domain/conversations/offer'
import type { ColumnType, Generated } from 'kysely'

/** Row of `offers`: a price that somebody offered in a conversation; `amount` in dollars, '450.00'. */
export type OffersTable = {
  id: Generated<number>
  conversationId: number
  messageId: number
  offererId: number | null
  amount: string
  state: ColumnType<OfferState, OfferState | undefined, OfferState>
  createdAt: Date
  expiresAt: Date
  decidedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Row of `offer_floors`: the least that the seller of an ad wants to be offered. */
export type OfferFloorsTable = {
  listingId: number
  amount: string
}
