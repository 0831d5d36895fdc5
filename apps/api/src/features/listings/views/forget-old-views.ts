import { MAX_INTEGER } from '@wepa/domain/scalar'
import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { deleteRecentViews, moveViews, trimRecentViews, type ViewPlace } from './views.repo.ts'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour
/** Three times what the list shows: ads that were taken off make room for others. */
const mostRecent = 60

/**
 * Forgets who looked at what: after the day, by when all have been counted, each person's last looks are left,
 * and after a year none. Answers how many of those went.
 */
export async function forgetOldViews(ctx: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = ctx.clock.now().getTime()
  // An hour later than midnight: a look of yesterday may still be on its way, and would count twice.
  await moveAll(ctx, dateOnly(new Date(now - hour)))
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) {
    some = await deleteRecentViews(ctx.db, new Date(now - year))
  }
  return forgotten
}

/** Once through the looks, viewer after viewer, a part in each transaction. */
async function moveAll(ctx: Pick<Deps, 'db' | 'log'>, before: string): Promise<void> {
  let after: ViewPlace | undefined = { viewerId: MAX_INTEGER, viewedAt: new Date(0) }
  while (after) {
    const last: ViewPlace = after
    after = await inTransaction(ctx, async (tx) => {
      const next = await moveViews(tx.db, { before, after: last })
      const people = next && { from: next.viewerId, to: last.viewerId }
      if (people) await trimRecentViews(tx.db, { ...people, most: mostRecent })
      return next
    })
  }
}
