import type { FavoriteState } from '@wepa/domain/listings/favorite'
import type { MemberContext } from '../../context.ts'
import { hasFavorite, listFavoriteIds } from './favorites.repo.ts'

/** More hearts than any screen shows, and no more than one answer should hold. */
const mostIds = 5000

export async function getFavoriteState(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<FavoriteState> {
  return { isFavorited: await hasFavorite(ctx.db, ctx.session.userId, listingId) }
}

/** The ids of one's favorites, for the hearts on cards. */
export async function listOwnFavoriteIds(ctx: MemberContext): Promise<number[]> {
  return listFavoriteIds(ctx.db, ctx.session.userId, mostIds)
}
