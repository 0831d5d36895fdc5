// How the search reads a query today, for administrators who wonder why it was of no use.
import type { ReadWord, SearchTrial } from '@wepa/domain/admin/search-miss'
import type { TrialInput } from '@wepa/domain/admin/search-miss-schema'
import { findCategory } from '@wepa/domain/listings/category'
import { readSearch } from '@wepa/domain/search/language'
import { DEFAULT_LIMIT } from '@wepa/domain/search/params'
import { partsOf } from '@wepa/domain/search/reading/parts'
import { groupsOf } from '@wepa/domain/search/reading/subjects'
import type { Context } from '../../context.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { offerOthers } from '../other-searches/offer-others.ts'
import { findAds } from '../search/find-ads.ts'
import { placeOf } from '../search/read-filters.ts'

const TITLES = 5

/** Searches as a visitor's page does, counts nothing, and says what became of each word. */
export async function trySearch(ctx: Context, input: TrialInput): Promise<SearchTrial> {
  const visitor: Context = { ...ctx, session: null }
  const { words: search, category, location } = input
  const query = { search, category, location, limit: DEFAULT_LIMIT, isAlikeIncluded: true }
  const slug = category === undefined ? undefined : findCategory(category)?.slug
  const options = { category: slug, place: placeOf(query) }
  const found = await findAds(visitor, query)
  const { ids, total, reading, isTotalCapped, exactCount = ids.length } = found
  const ads = await hydrateListings(visitor, ids.slice(0, TITLES))
  return {
    reading,
    words: partsOf(search, options).pieces.map(
      (piece): ReadWord => ({
        text: piece.tokens.map(({ raw }) => raw).join(' '),
        as: piece.kind,
        groups:
          piece.kind === 'intent'
            ? [piece.intent.reading.group.id]
            : groupsOf(piece).map(({ id }) => id),
      }),
    ),
    categories: [...readSearch(search, options).categories],
    exactCount: total,
    isCapped: isTotalCapped,
    alikeCount: ids.length - exactCount,
    titles: ads.map(({ title }) => title),
    others: total === 0 ? await offerOthers(visitor, query) : [],
  }
}
