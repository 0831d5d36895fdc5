import type { Deps } from '../../context.ts'
import { deleteOldNewListings } from './followers.repo.ts'
import { NEW_FOR } from './note-new-listing.ts'

/** Forgets that ads were new once they are not. Answers how many. */
export async function forgetNewListings({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - NEW_FOR)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteOldNewListings(db, before)
  return forgotten
}
