import { EXAMPLE_DAYS, VERDICT_DAYS } from '@wepa/domain/fraud/warning-verdict'
import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { deleteOldExamples, deleteVerdicts } from './warnings.repo.ts'

const DAY = 86_400_000

/** Forgets counts and examples once no list shows them. Answers how many rows went. */
export async function forgetOldVerdicts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now().getTime()
  const day = dateOnly(new Date(now - VERDICT_DAYS * DAY))
  const moment = new Date(now - EXAMPLE_DAYS * DAY)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) {
    some = (await deleteVerdicts(db, day)) + (await deleteOldExamples(db, moment))
  }
  return forgotten
}
