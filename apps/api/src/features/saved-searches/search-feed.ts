// The feed of a saved search: off until its owner asks for a link, and off again when they like.
import { randomBytes } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import type { Context, MemberContext } from '../../context.ts'
import { findByFeedToken, findFeedToken, setFeedToken } from './saved-searches.repo.ts'

/** `path` is the feed's address on this site; null while there is none. */
export type SearchFeed = { path: string | null }

type Named = { id: number }

/** The feed of an own search. @throws DomainError saved_search_not_found */
export async function getSearchFeed(ctx: MemberContext, { id }: Named): Promise<SearchFeed> {
  const found = await findFeedToken(ctx.db, { id, userId: ctx.session.userId })
  if (!found) throw new DomainError('saved_search_not_found')
  return { path: found.feedToken && feedPath(found.feedToken) }
}

/** Makes the link, or answers the one there is. @throws DomainError saved_search_not_found */
export async function openSearchFeed(ctx: MemberContext, { id }: Named): Promise<SearchFeed> {
  const token = randomBytes(24).toString('base64url')
  const owned = { id, userId: ctx.session.userId }
  const set = await setFeedToken(ctx.db, owned, token)
  if (!set?.feedToken) throw new DomainError('saved_search_not_found')
  return { path: feedPath(set.feedToken) }
}

/** Ends the link: who holds it gets nothing from now on. @throws DomainError saved_search_not_found */
export async function closeSearchFeed(ctx: MemberContext, { id }: Named): Promise<SearchFeed> {
  const owned = { id, userId: ctx.session.userId }
  if (!(await setFeedToken(ctx.db, owned, null))) throw new DomainError('saved_search_not_found')
  return { path: null }
}

/** The search that a link names. @throws DomainError saved_search_not_found */
export async function requireSearchOfFeed(
  ctx: Pick<Context, 'db'>,
  token: string,
): Promise<SavedSearch> {
  const search = /^[\w-]{32}$/.test(token) ? await findByFeedToken(ctx.db, token) : undefined
  if (!search) throw new DomainError('saved_search_not_found')
  return search
}

/** The token stands in the query, which no log keeps. */
export function feedPath(token: string): string {
  return `/saved-searches/rss.xml?token=${token}`
}
