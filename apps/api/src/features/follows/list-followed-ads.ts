import type { FollowedAd } from '@wepa/domain/follows/follow'
import { cardOf } from '@wepa/domain/listings/card'
import { id, moment } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, toPage } from '../../db/sql/paginate.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { listFollowedAds as listRows } from './followed-ads.repo.ts'
import type { FollowsQuery } from './list-follows.ts'

const key = z.tuple([moment(), id()])

/** The new ads of those one follows, the newest first: public ones of the last 30 days, from when one began to follow. */
export async function listFollowedAds(
  ctx: MemberContext,
  { limit, cursor }: FollowsQuery,
): Promise<Page<FollowedAd>> {
  const after = cursor ? decodeCursor(cursor, key) : undefined
  const rows = await listRows(ctx.db, {
    userId: ctx.session.userId,
    limit: limit + 1,
    after: after && { listedAt: after[0], id: after[1] },
  })
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.listedAt, row.id])
  const listings = await hydrateListings(
    ctx,
    items.map((item) => item.id),
  )
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return {
    items: items.flatMap(({ id: listingId, ...news }) => {
      const listing = byId.get(listingId)
      return listing ? [{ ...news, listing: cardOf(listing) }] : []
    }),
    nextCursor,
  }
}
