import { DomainError } from '@wepa/domain/error'
import type { SavedSearch, SavedSearchChange } from '@wepa/domain/search/saved-search'
import type { MemberContext } from '../../context.ts'
import { updateSavedSearch } from './saved-searches.repo.ts'

/** Renames an own search, or turns its alerts or emails on or off. @throws DomainError saved_search_not_found */
export async function changeSavedSearch(
  ctx: MemberContext,
  { id, ...change }: SavedSearchChange & { id: number },
): Promise<SavedSearch> {
  const changed = await updateSavedSearch(ctx.db, { id, userId: ctx.session.userId }, change)
  if (!changed) throw new DomainError('saved_search_not_found')
  return changed
}
