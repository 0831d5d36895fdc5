import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { deleteSavedSearch } from './saved-searches.repo.ts'

/** Forgets an own search, with all it found. @throws DomainError saved_search_not_found */
export async function removeSavedSearch(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  const isGone = await deleteSavedSearch(ctx.db, { id, userId: ctx.session.userId })
  if (!isGone) throw new DomainError('saved_search_not_found')
  return { success: true }
}
