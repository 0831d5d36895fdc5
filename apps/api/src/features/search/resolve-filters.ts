import type { SearchQuery } from '@wepa/domain/search/query'
import type { ReadContext } from '../../context.ts'
import type { ListingFilters } from '../../db/sql/listing-filters.ts'
import { findBest } from './find-ads.ts'
import { readFilters } from './read-filters.ts'

/**
 * The conditions that a search puts to the ads as its page does today: with the same stems,
 * synonyms, places, and corrections of what was misspelt. Nothing when no ad can ever fit.
 */
export async function resolveFilters(
  ctx: Pick<ReadContext, 'db' | 'clock'>,
  query: SearchQuery,
): Promise<ListingFilters | undefined> {
  const { language } = await findBest(ctx, { ...query, limit: 1 })
  return readFilters(query, language, ctx.clock.now())
}
