import { readAttributeFilters } from '@wepa/domain/listings/attributes'
import { findCategory } from '@wepa/domain/listings/category'
import type { SearchQuery } from '@wepa/domain/search/query'
import type { Deps } from '../../context.ts'
import { noteActivity } from './note-activity.ts'

const mostSigns = 80

/**
 * Notes a search with words, or one by place, price or condition; a row of a category is none, nor is the
 * next page. Of nobody: what people look for is not kept with their name.
 */
export function noteSearch(
  ctx: Pick<Deps, 'activities' | 'clock'>,
  query: SearchQuery,
  total: number,
): void {
  const { search, category, location, minPrice, maxPrice, radius, cursor } = query
  const filters = {
    location,
    minPrice,
    maxPrice,
    radius,
    ...readAttributeFilters((name) => query[name]),
  }
  const isAsked = search || Object.values(filters).some((value) => value !== undefined)
  if (cursor !== undefined || !isAsked) return
  const slug = category === undefined ? undefined : findCategory(category)?.slug
  noteActivity(ctx, {
    action: 'search',
    metadata: {
      ...(search && { words: withoutContacts(search) }),
      ...(slug && { category: slug }),
      ...(location && { location: withoutContacts(location) }),
      results: total,
    },
  })
}

/** The first 80 characters; addresses and telephones that somebody typed into the search are blotted out. */
export function withoutContacts(text: string): string {
  const blotted = text.replace(/\S+@\S+/g, '…').replace(/\d(?:[\s().-]*\d){6,}/g, '…')
  return [...blotted].slice(0, mostSigns).join('')
}
