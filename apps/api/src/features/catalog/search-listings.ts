import type { SearchQuery, SearchResult } from '@wepa/domain/search/query'
import type { Context } from '../../context.ts'
import { noteSearch } from '../activities/note-search.ts'
import { noteAppearances } from '../appearances/note-appearances.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { listedAds } from '../listings/listed/listed-ads.ts'
import { listPublicVersions } from '../listings/public-versions.ts'
import { offerOthers } from '../other-searches/offer-others.ts'
import { findAds } from '../search/find-ads.ts'
import { noteLookedFor } from '../suggestions/note-looked-for.ts'
import { cachedSearch } from './cached-search.ts'

/**
 * One page of whole ads for a search, in the order in which `findAds` found them. Visitors share answers of the same
 * moment (decision 094); who is signed in sees ads in their own way.
 */
export async function searchListings(ctx: Context, query: SearchQuery): Promise<SearchResult> {
  const found = await (ctx.session ? search(ctx, query) : cachedSearch(ctx, query, search))
  const result = await withoutWithdrawn(ctx, found)
  noteSearch(ctx, query, result.total)
  noteLookedFor(ctx, query, result)
  noteAppearances(ctx, query, result)
  return result
}

/** A replica may not have heard that an ad went: it is in no list from that moment. */
async function withoutWithdrawn(ctx: Context, result: SearchResult): Promise<SearchResult> {
  const { primary } = ctx.readers
  if (ctx.db === primary || result.items.length === 0) return result
  const versions = await listPublicVersions(
    primary,
    result.items.map(({ id }) => id),
  )
  const keep = (items: SearchResult['items']) => items.filter(({ id }) => versions.has(id))
  const { items, exactCount } = result
  return {
    ...result,
    items: keep(items),
    // The first ones are what was asked for, those behind them are alike.
    ...(exactCount !== undefined && { exactCount: keep(items.slice(0, exactCount)).length }),
  }
}

async function search(ctx: Context, query: SearchQuery): Promise<SearchResult> {
  const { ids, stamps, ...found } = await findAds(ctx, query)
  // Telephones are for members, and links to pictures elsewhere for their owners.
  const items = ctx.session ? await hydrateListings(ctx, ids) : await listedAds(ctx, ids, stamps)
  const isMissed = query.areOthersOffered && !query.cursor && found.total === 0
  return { items, ...found, ...(isMissed && { others: await offerOthers(ctx, query) }) }
}
