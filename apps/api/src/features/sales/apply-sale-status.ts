import { DomainError } from '@wepa/domain/error'
import type { StatusInput } from '@wepa/domain/listings/input'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { saleStep } from '@wepa/domain/trust/transaction'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { hasConversation } from '../conversations/has-conversation.ts'
import type { Owned } from '../listings/authorize-owner.ts'
import { withdrawNotices } from '../notifications/withdraw-notices.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { inviteToRate } from './invite-to-rate.ts'
import { hasRatings } from './ratings.repo.ts'
import { cancelSale, insertSale, lockCurrentSale, type Sale } from './sales.repo.ts'

/**
 * Brings the sale of an ad in line with its new state (see `saleStep`). The owner's row is held by
 * then, so that what comes at once comes one after the other.
 * @throws DomainError sale_rated, validation when the buyer never wrote about the ad
 */
export async function applySaleStatus(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  { status, buyerId = null }: StatusInput,
): Promise<void> {
  const current = await lockCurrentSale(tx.db, listing.id)
  const step = saleStep(current ? { ...current, isRated: await isRated(tx, current) } : null, {
    isSold: status === 'sold',
    buyerId,
  })
  if (step === 'refuse') throw new DomainError('sale_rated')
  if (current && (step === 'undo' || step === 'replace')) await undoSale(tx, current)
  if (buyerId !== null && (step === 'record' || step === 'replace')) {
    await recordSale(tx, listing, buyerId)
  }
}

async function isRated(tx: InTransaction<MemberContext>, sale: Sale): Promise<boolean> {
  return hasRatings(tx.db, { listingId: sale.listingId, people: peopleOf(sale) })
}

async function undoSale(tx: InTransaction<MemberContext>, sale: Sale): Promise<void> {
  await cancelSale(tx.db, sale)
  for (const userId of peopleOf(sale)) {
    await withdrawNotices(tx, { userId, type: 'rating', relatedId: sale.listingId })
  }
}

async function recordSale(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  buyerId: number,
): Promise<void> {
  if (!(await hasConversation(tx, { listingId: listing.id, buyerId }))) {
    const message = 'Elige al comprador entre quienes te escribieron por este anuncio.'
    throw new DomainError('validation', { message, issues: [{ path: 'buyerId', message }] })
  }
  const sale = {
    listingId: listing.id,
    listingTitle: listing.title,
    buyerId,
    sellerId: listing.userId,
    amount: listing.priceNumeric,
    at: tx.clock.now(),
  }
  await emitEvent(tx, {
    userId: listing.userId,
    type: 'sale.recorded',
    line: `ad:${listing.id}`,
    data: { adId: listing.id, title: listing.title, amount: listing.priceNumeric, buyerId },
  })
  await inviteToRate(tx, { ...sale, ...(await insertSale(tx.db, sale)) })
}

function peopleOf({ buyerId, sellerId }: Sale): number[] {
  return [buyerId, sellerId].filter((id) => id !== null)
}
