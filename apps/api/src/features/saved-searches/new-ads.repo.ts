import type { NewAdsOfSearch } from '@wepa/domain/search/saved-search'
import type { Database } from '../../db/database.ts'

/** Those of a person's searches for which they were told of ads since they last looked. */
export async function listNewAds(db: Database, userId: number): Promise<NewAdsOfSearch[]> {
  return db
    .selectFrom('savedSearches')
    .select(['id', 'newAds as count'])
    .where('userId', '=', userId)
    .where('newAds', '>', 0)
    .orderBy('id', 'desc')
    .execute()
}

/** Notes that a person has looked at a search of theirs; for another's nothing happens. */
export async function forgetNewAds(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  await db
    .updateTable('savedSearches')
    .set({ newAds: 0 })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('newAds', '>', 0)
    .execute()
}
