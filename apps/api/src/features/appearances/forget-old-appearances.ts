import { EVENT_DAYS } from '@wepa/domain/insights/analytics'
import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { deleteAppearances } from './appearances.repo.ts'

const day = 24 * 60 * 60 * 1000

/** Forgets after 90 days in which searches ads appeared. Answers how many rows went. */
export async function forgetOldAppearances(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = dateOnly(new Date(ctx.clock.now().getTime() - EVENT_DAYS * day))
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteAppearances(ctx.db, before)
  return forgotten
}
