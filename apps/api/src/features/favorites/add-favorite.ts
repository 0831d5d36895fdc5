import { DomainError } from '@wepa/domain/error'
import type { FavoriteState } from '@wepa/domain/favorite'
import type { MemberContext } from '../../context.ts'
import { getListing } from '../listings/get-listing.ts'
import { insertFavorite } from './favorites.repo.ts'

/** Puts a heart on an ad, once. @throws DomainError listing_not_found */
export async function addFavorite(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<FavoriteState> {
  await getListing(ctx, { id: listingId })
  const isThere = await insertFavorite(ctx.db, {
    userId: ctx.session.userId,
    listingId,
    createdAt: ctx.clock.now(),
  })
  if (!isThere) throw new DomainError('listing_not_found')
  return { isFavorited: true }
}
