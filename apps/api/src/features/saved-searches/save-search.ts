import { DomainError } from '@wepa/domain/error'
import type { WantedSearch } from '@wepa/domain/search/saved-filters'
import { MAX_SAVED_SEARCHES, type SavedSearch } from '@wepa/domain/search/saved-search'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { readingColumns } from '../../db/sql/alert-reading.ts'
import { lockPerson } from '../people/lock-person.ts'
import { readAlert } from './alerts/alert-reading.ts'
import { countSavedSearches, upsertSavedSearch } from './saved-searches.repo.ts'

export type Saved = { search: SavedSearch; isNew: boolean }

/**
 * Keeps a search for the person. One that asks the same is kept once: saving it again only gives it
 * the new name and alerts.
 * @throws DomainError saved_search_limit
 */
export async function saveSearch(ctx: MemberContext, wanted: WantedSearch): Promise<Saved> {
  const { userId } = ctx.session
  const now = ctx.clock.now()
  // Before anything is held: it asks what words mean among today's ads.
  const reading = readingColumns(await readAlert(ctx, wanted), now)
  return inTransaction(ctx, async (tx) => {
    if (!(await lockPerson(tx, userId))) throw new DomainError('invalid_token')
    const saved = await upsertSavedSearch(tx.db, { ...wanted, userId, createdAt: now, reading })
    if (saved.isNew && (await countSavedSearches(tx.db, userId)) > MAX_SAVED_SEARCHES) {
      throw new DomainError('saved_search_limit')
    }
    return saved
  })
}
