import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { deleteVisits } from './visits.repo.ts'

const DAY = 86_400_000
/** Longer than any period that is shown, to look back by hand. */
const keptDays = 90

/** Forgets how fast visits were after 90 days. Answers how many rows went. */
export async function forgetOldVisits(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = dateOnly(new Date(ctx.clock.now().getTime() - keptDays * DAY))
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteVisits(ctx.db, before)
  return forgotten
}
