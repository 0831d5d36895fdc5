import { DomainError } from '@wepa/domain/error'
import type { Context } from '../../context.ts'
import { findLastListingId, listPublicListings } from './sitemap.repo.ts'

/** Ids in one part: below the protocol's 50,000 addresses, whatever share of them is public. */
const partSize = 20_000

/** How many parts hold all ads; at least one. */
export async function countSitemapParts(ctx: Pick<Context, 'db'>): Promise<number> {
  return Math.max(1, Math.ceil((await findLastListingId(ctx.db)) / partSize))
}

/** The public ads of part 1, 2, …: by ranges of ids, so that a part changes only with its own ads. */
export async function listSitemapListings(
  ctx: Pick<Context, 'db'>,
  { part }: { part: number },
): Promise<{ id: number; updatedAt: string }[]> {
  if (part < 1 || part > (await countSitemapParts(ctx))) throw new DomainError('not_found')
  return listPublicListings(ctx.db, { from: (part - 1) * partSize, to: part * partSize })
}
