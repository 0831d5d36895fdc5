import { deviceOf } from '@wepa/domain/insights/analytics'
import { findCategory } from '@wepa/domain/listings/category'
import type { SearchQuery, SearchResult } from '@wepa/domain/search/query'
import { appearanceFormOf } from '@wepa/domain/search/suggestions/suggestible'
import type { Context } from '../../context.ts'
import { network } from '../../rate-limit.ts'
import { shownBefore } from '../search/search-cursor.ts'

/**
 * Notes the ads that a search with words, or a category, has shown to a person, and their places in the list. Of words
 * that may be personal only the places are noted. Programs and crawlers count for nobody.
 */
export function noteAppearances(
  ctx: Pick<Context, 'appearances' | 'session' | 'ip' | 'userAgent'>,
  { search, category, cursor }: SearchQuery,
  { items, reading }: Pick<SearchResult, 'items' | 'reading'>,
): void {
  if (items.length === 0 || deviceOf(ctx.userAgent) === null) return
  const slug = search || category === undefined ? undefined : findCategory(category)?.slug
  if (!search && slug === undefined) return
  const words =
    search && appearanceFormOf(search) && appearanceFormOf(reading.correctedText ?? search)
  ctx.appearances.note({
    words: words || '',
    category: slug ?? '',
    before: shownBefore(cursor),
    ids: items.map(({ id }) => id),
    userId: ctx.session?.userId ?? null,
    person: ctx.session ? `account ${ctx.session.userId}` : `address ${network(ctx.ip)}`,
  })
}
