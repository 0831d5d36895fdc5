import type { ReadDeps } from '../../context.ts'
import { remembered } from '../../remembered.ts'
import {
  listPartChanges,
  listPublicListings,
  listPublicSellers,
  type SitemapEntry,
} from './sitemap.repo.ts'

/** Ids in one part: below the protocol's 50,000 addresses, whatever share of them is public. */
const partSize = 20_000
/** Profiles that are named: those whose ads changed last. */
const mostSellers = 20_000

/** The parts with public ads, and when one of their ads was last changed. Counted once in ten minutes: all ads are read. */
export const listSitemapParts = remembered(600_000, ({ db }: ReadDeps) =>
  listPartChanges(db, partSize),
)

/** The public ads of part 1, 2, …: by ranges of ids, so that a part changes only with its own ads. */
export async function listSitemapListings(
  ctx: Pick<ReadDeps, 'db'>,
  { part }: { part: number },
): Promise<SitemapEntry[]> {
  return listPublicListings(ctx.db, { from: (part - 1) * partSize, to: part * partSize })
}

/** The profiles that search engines may show: only people with a public ad have one. */
export const listSitemapSellers = remembered(600_000, ({ db }: ReadDeps) =>
  listPublicSellers(db, mostSellers),
)
