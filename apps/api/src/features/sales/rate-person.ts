import { DomainError } from '@wepa/domain/error'
import { type Rating, type RatingInput, ratedSide } from '@wepa/domain/trust/rating'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { markReadAbout } from '../notifications/mark-read-about.ts'
import { notify } from '../notifications/notify.ts'
import { getProfile } from '../people/get-profile.ts'
import { lockPerson } from '../people/lock-person.ts'
import { insertRating, updateAverage } from './ratings.repo.ts'
import { findSaleOf, lockCompletedSale, type Sale } from './sales.repo.ts'

/**
 * Rates the other side of a sale, once. The average moves in the same transaction, and
 * from here on the sale cannot be undone.
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
    const rating = await insertRating(tx.db, {
      fromUserId,
      toUserId,
      listingId: input.listingId,
      rating: input.rating,
      comment: input.comment ?? null,
      type: input.type,
      createdAt: tx.clock.now(),
    })
    if (!rating) throw new DomainError('already_rated')
    await updateAverage(tx.db, toUserId, input.type)
    await notify(tx, {
      userId: toUserId,
      type: 'rated',
      title: `${fullName} te calificó`,
      message: [starsOf(rating), rating.comment].filter(Boolean).join(' '),
      relatedId: rating.listingId,
      key: `rated:${rating.id}`,
    })
    await markReadAbout(tx, { userId: fromUserId, type: 'rating', relatedId: rating.listingId })
    return rating
  })
}

/**
 * Makes sure of the sale and holds it, and the row of the rated person. In the order in which a change of
 * the ad's state does: seller, sale, buyer.
 */
async function holdSale(
  tx: InTransaction<MemberContext>,
  toUserId: number,
  { listingId, type }: Pick<RatingInput, 'listingId' | 'type'>,
): Promise<Sale> {
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
  await lockPerson(tx, toUserId)
  return sale
}

function starsOf({ rating }: Rating): string {
  return `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`
}

function invalid(path: string, message: string) {
  return new DomainError('validation', { message, issues: [{ path, message }] })
}
