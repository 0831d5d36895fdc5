import type { Listing } from '@wepa/domain/listings/listing-schema'
import * as z from 'zod/mini'
import type { ReadContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { hydrateListings } from './hydrate-listings.ts'
import { withoutWithdrawn } from './listed/without-withdrawn.ts'
import { listOwnerListings, type OwnerFilter } from './listings.repo.ts'

export const UserListingsQuery = z.extend(pageQuery(50), {
  status: z.optional(z.enum(['active', 'inactive'], 'status debe ser active o inactive')),
})
export type UserListingsQuery = z.infer<typeof UserListingsQuery>

const key = z.tuple([z.iso.datetime(), z.int()])

/**
 * A person's ads, newest first: `active`, or the `inactive` rest, which only the
 * person sees. Without a status: all of one's own, the public ones of others.
 */
export async function listUserListings(
  ctx: ReadContext,
  query: UserListingsQuery & { id: number },
): Promise<Page<Listing>> {
  const isOwner = ctx.session?.userId === query.id
  if (query.status === 'inactive' && !isOwner) return { items: [], nextCursor: null }
  const filter: OwnerFilter = query.status ?? (isOwner ? 'all' : 'public')
  const after = query.cursor ? decodeCursor(query.cursor, key) : undefined
  const rows = await listOwnerListings(ctx.db, {
    userId: query.id,
    filter,
    limit: query.limit,
    after: after && { createdAt: after[0], id: after[1] },
  })
  const page = toPage(rows, query.limit, ({ createdAt, id }) => [createdAt, id])
  const ids = page.items.map(({ id }) => id)
  const items = await withoutWithdrawn(ctx, await hydrateListings(ctx, ids))
  return { items, nextCursor: page.nextCursor }
}
