import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { firstPopularDay, floorOfPeople } from './popularity.ts'
import { deleteOldSearches } from './suggestions.repo.ts'

/** Forgets whose marks are whose when their day is over, and with them what few people looked for; counts go after four weeks. */
export async function forgetOldSearches({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const days = { today: dateOnly(now), from: firstPopularDay(now), floor: floorOfPeople }
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteOldSearches(db, days)
  return forgotten
}
