import type { SearchQuery, SearchResult } from '@wepa/domain/search/query'
import type { ReadContext } from '../../context.ts'
import { noteSearch } from '../activities/note-search.ts'
import { noteAppearances } from '../appearances/note-appearances.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { listedAds } from '../listings/listed/listed-ads.ts'
import { withoutWithdrawn } from '../listings/listed/without-withdrawn.ts'
import { offerOthers } from '../other-searches/offer-others.ts'
import { findAds } from '../search/find-ads.ts'
import { noteLookedFor } from '../suggestions/note-looked-for.ts'
import { cachedSearch } from './cached-search.ts'

/**
 * One page of whole ads for a search, in the order in which `findAds` found them. Visitors share answers of the same
 * moment (decision 094); who is signed in sees ads in their own way.
 */
export async function searchListings(ctx: ReadContext, query: SearchQuery): Promise<SearchResult> {
  const found = await (ctx.session ? search(ctx, query) : cachedSearch(ctx, query, search))
  const result = await withoutGone(ctx, found)
  noteSearch(ctx, query, result.total)
  noteLookedFor(ctx, query, result)
  noteAppearances(ctx, query, result)
  return result
}

/** What went meanwhile is neither shown nor counted among what was asked for. */
async function withoutGone(ctx: ReadContext, result: SearchResult): Promise<SearchResult> {
  const items = await withoutWithdrawn(ctx, result.items)
  if (items.length === result.items.length) return result
  const { exactCount } = result
  const there = new Set(items)
  // The first ones are what was asked for, those behind them are alike.
  const exact = result.items.slice(0, exactCount).filter((item) => there.has(item))
  return { ...result, items, ...(exactCount !== undefined && { exactCount: exact.length }) }
}

async function search(ctx: ReadContext, query: SearchQuery): Promise<SearchResult> {
  const { ids, stamps, ...found } = await findAds(ctx, query)
  // Telephones are for members, and links to pictures elsewhere for their owners.
  const items = ctx.session ? await hydrateListings(ctx, ids) : await listedAds(ctx, ids, stamps)
  const isMissed = query.areOthersOffered && !query.cursor && found.total === 0
  return { items, ...found, ...(isMissed && { others: await offerOthers(ctx, query) }) }
}
