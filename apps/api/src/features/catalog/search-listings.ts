import type { SearchQuery, SearchResult } from '@wepa/domain/search/query'
import type { Context } from '../../context.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { findAds } from '../search/find-ads.ts'

/** One page of whole ads for a search, in the order in which `findAds` found them. */
export async function searchListings(ctx: Context, query: SearchQuery): Promise<SearchResult> {
  const { ids, ...found } = await findAds(ctx, query)
  return { items: await hydrateListings(ctx, ids), ...found }
}
