import { DomainError } from '@wepa/domain/error'
import { hiddenUntil, type Rating, type RatingInput, ratedSide } from '@wepa/domain/trust/rating'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { markReadAbout } from '../notifications/mark-read-about.ts'
import { getProfile } from '../people/get-profile.ts'
import { lockPerson } from '../people/lock-person.ts'
import { findRating, insertRating, updateAverage } from './ratings.repo.ts'
import { findSaleOf, lockCompletedSale } from './sales.repo.ts'
import { showRating } from './show-rating.ts'
import { tellOfHidden, tellOfRating } from './tell-of-rating.ts'

/**
 * Rates the other side of a sale, once. The first of the two ratings waits, hidden, for the second or for its days to be
 * over; the second lets both appear and moves both averages in the same transaction. From the first on the sale
 * cannot be undone.
 * @throws DomainError validation, not_found, sale_required, already_rated
 */
export async function ratePerson(
  ctx: MemberContext,
  { id: toUserId, ...input }: RatingInput & { id: number },
): Promise<Rating> {
  const fromUserId = ctx.session.userId
  if (fromUserId === toUserId) throw invalid('id', 'No puedes calificarte a ti.')
  await getProfile(ctx, { id: toUserId })
  const { fullName } = await getProfile(ctx, { id: fromUserId })
  return inTransaction(ctx, async (tx) => {
    await holdSale(tx, toUserId, input)
    const { listingId, type } = input
    const first = await findRating(tx.db, {
      fromUserId: toUserId,
      toUserId: fromUserId,
      listingId,
    })
    const now = tx.clock.now()
    const until = first ? null : hiddenUntil(now)
    const rating = await insertRating(tx.db, {
      fromUserId,
      toUserId,
      listingId,
      rating: input.rating,
      comment: input.comment ?? null,
      type,
      hiddenUntil: until,
      createdAt: now,
    })
    if (!rating) throw new DomainError('already_rated')
    if (until) await tellOfHidden(tx, { ...rating, fromName: fullName, until })
    if (first) {
      await updateAverage(tx.db, toUserId, type)
      await tellOfRating(tx, { ...rating, fromName: fullName })
      await showRating(tx, first.id)
    }
    await markReadAbout(tx, { userId: fromUserId, type: 'rating', relatedId: rating.listingId })
    return rating
  })
}

/**
 * Makes sure of the sale and holds it, and the rows of both: of two who rate at once, the second finds the rating of the
 * first. In the order in which a change of the ad's state does: seller, sale, buyer.
 */
async function holdSale(
  tx: InTransaction<MemberContext>,
  toUserId: number,
  { listingId, type }: Pick<RatingInput, 'listingId' | 'type'>,
): Promise<void> {
  const fromUserId = tx.session.userId
  const sale = await findSaleOf(tx.db, { listingId, userId: fromUserId })
  const side = sale?.isCompleted ? ratedSide(sale, fromUserId, toUserId) : null
  if (!sale || side === null) throw new DomainError('sale_required')
  if (type !== side) {
    throw invalid(
      'type',
      side === 'seller'
        ? 'Esa persona te vendió: el tipo es seller.'
        : 'Esa persona te compró: el tipo es buyer.',
    )
  }
  if (sale.sellerId !== null) await lockPerson(tx, sale.sellerId)
  if (!(await lockCompletedSale(tx.db, sale.id))) throw new DomainError('sale_required')
  if (sale.buyerId !== null) await lockPerson(tx, sale.buyerId)
}

function invalid(path: string, message: string) {
  return new DomainError('validation', { message, issues: [{ path, message }] })
}
