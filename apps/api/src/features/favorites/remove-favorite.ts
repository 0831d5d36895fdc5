import type { FavoriteState } from '@wepa/domain/listings/favorite'
import type { MemberContext } from '../../context.ts'
import { deleteFavorite } from './favorites.repo.ts'

/** Takes a heart back; none there is fine, and so is an ad that is gone. */
export async function removeFavorite(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<FavoriteState> {
  await deleteFavorite(ctx.db, ctx.session.userId, listingId)
  return { isFavorited: false }
}
