import { DomainError } from '@wepa/domain/error'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import type { MemberContext } from '../../context.ts'
import { listSavedSearches as listRows } from './saved-searches.repo.ts'

/** One's own searches, newest first: at most MAX_SAVED_SEARCHES. */
export async function listSavedSearches(ctx: MemberContext): Promise<SavedSearch[]> {
  return listRows(ctx.db, ctx.session.userId)
}

/** For calls whose path names a person. @throws DomainError forbidden when that is somebody else */
export function requireOneself({ session }: MemberContext, userId: number): void {
  if (userId !== session.userId) throw new DomainError('forbidden')
}
