import { DomainError } from '@wepa/domain/error'
import type { EventSource } from '@wepa/domain/insights/analytics'
import type { FavoriteState } from '@wepa/domain/listings/favorite'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { describeEvent } from '../analytics/describe-event.ts'
import { hasBlocked } from '../blocks/refuse-contact.ts'
import { getListing } from '../listings/get-listing.ts'
import { notify } from '../notifications/notify.ts'
import { hasFavorite, insertFavorite } from './favorites.repo.ts'

/**
 * Puts a heart on an ad, once, and tells its owner: once for each person and ad, however often the
 * heart comes and goes, and never who it was; of somebody they have blocked they hear nothing. @throws DomainError listing_not_found
 */
export async function addFavorite(
  ctx: MemberContext,
  { listingId, source }: { listingId: number; source?: EventSource | undefined },
): Promise<FavoriteState> {
  const listing = await getListing(ctx, { id: listingId })
  const { userId } = ctx.session
  if (await hasFavorite(ctx.db, userId, listingId)) return { isFavorited: true }
  const event = await describeEvent(ctx, 'favorite', source)
  const isHeard = !(await hasBlocked(ctx, { blockerId: listing.userId, blockedId: userId }))
  return inTransaction(ctx, async (tx) => {
    // First: the owner's row is held before the ad's, as by whoever changes an ad. The other way
    // round the two could wait for each other.
    const isNews =
      isHeard &&
      listing.userId !== userId &&
      (await notify(tx, {
        userId: listing.userId,
        type: 'favorite',
        title: 'A alguien le gusta tu anuncio',
        message: `Alguien guardó «${listing.title}» en sus favoritos.`,
        relatedId: listingId,
        key: `favorite:${listingId}:${userId}`,
      }))
    const isThere = await insertFavorite(tx.db, {
      userId,
      listingId,
      createdAt: tx.clock.now(),
      event: isNews ? event : null,
    })
    if (!isThere) throw new DomainError('listing_not_found')
    return { isFavorited: true }
  })
}
