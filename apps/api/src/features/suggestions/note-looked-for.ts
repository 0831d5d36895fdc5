import type { SearchQuery, SearchResult } from '@wepa/domain/search/query'
import { popularFormOf } from '@wepa/domain/search/suggestions/suggestible'
import type { Context } from '../../context.ts'
import { network } from '../../rate-limit.ts'

/**
 * Counts a search with words that found something towards what many look for, once a day for each person; one page of
 * it alone. Words are taken as they were put right.
 */
export function noteLookedFor(
  ctx: Pick<Context, 'lookedFor' | 'session' | 'ip'>,
  { search, cursor }: SearchQuery,
  { total, reading }: Pick<SearchResult, 'total' | 'reading'>,
): void {
  if (!search || cursor !== undefined || total === 0) return
  const text = popularFormOf(search) && popularFormOf(reading.correctedText ?? search)
  if (text === undefined) return
  const person = ctx.session ? `account ${ctx.session.userId}` : `address ${network(ctx.ip)}`
  ctx.lookedFor.note(text, person)
}
