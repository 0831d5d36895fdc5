import { type CardResult, cardOf } from '@wepa/domain/listings/card'
import type { SearchQuery } from '@wepa/domain/search/query'
import type { ReadContext } from '../../context.ts'
import { searchListings } from './search-listings.ts'

/**
 * A search answered in cards: a third of the bytes of whole ads, and no phone number in a list. What is alike follows
 * a short answer, and an answer without anything exact says what else would find something.
 */
export async function browseListings(ctx: ReadContext, query: SearchQuery): Promise<CardResult> {
  const asked = { ...query, isAlikeIncluded: true, areOthersOffered: true }
  const result = await searchListings(ctx, asked)
  return { ...result, items: result.items.map(cardOf) }
}
