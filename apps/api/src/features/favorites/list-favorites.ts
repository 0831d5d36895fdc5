import { DomainError } from '@wepa/domain/error'
import type { Favorite } from '@wepa/domain/listings/favorite'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { listFavorites as listRows } from './favorites.repo.ts'

export const FavoritesQuery = pageQuery(50)
export type FavoritesQuery = z.infer<typeof FavoritesQuery>

const key = z.tuple([id()])

/**
 * One's favorites, the newest heart first. Sold ads and those that ran out stay in the list; one that
 * its owner has switched off is left out until it comes back. @throws DomainError forbidden for another person's
 */
export async function listFavorites(
  ctx: MemberContext,
  { userId, limit, cursor }: FavoritesQuery & { userId: number },
): Promise<Page<Favorite>> {
  if (userId !== ctx.session.userId) throw new DomainError('forbidden')
  const before = cursor ? decodeCursor(cursor, key)[0] : undefined
  const rows = await listRows(ctx.db, {
    userId,
    limit: limit + 1,
    before,
    now: ctx.clock.now(),
  })
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id])
  const listings = await hydrateListings(
    ctx,
    items.map(({ listingId }) => listingId),
  )
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return {
    items: items.flatMap(({ id, createdAt, listingId }) => {
      const listing = byId.get(listingId)
      return listing ? [{ id, createdAt, listing }] : []
    }),
    nextCursor,
  }
}
