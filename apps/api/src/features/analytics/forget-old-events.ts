import { EVENT_DAYS } from '@wepa/domain/insights/analytics'
import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { deleteEvents, deleteRepeatViews } from './analytics.repo.ts'

const day = 24 * 60 * 60 * 1000

/** Forgets the events of ads after 90 days; what an ad counts in all stays. Answers how many rows went. */
export async function forgetOldEvents(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = dateOnly(new Date(ctx.clock.now().getTime() - EVENT_DAYS * day))
  let forgotten = 0
  for (const forget of [deleteEvents, deleteRepeatViews]) {
    for (let some = 1; some > 0; forgotten += some) some = await forget(ctx.db, before)
  }
  return forgotten
}
