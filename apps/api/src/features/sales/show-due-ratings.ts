import { attemptAll } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockPerson } from '../people/lock-person.ts'
import { listDue } from './ratings.repo.ts'
import { showRating } from './show-rating.ts'

/**
 * Counts ratings whose days of waiting are over in what is stored, and tells who was rated. Readers do not wait for it: a
 * rating appears, and counts, from that moment on.
 */
export async function showDueRatings(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  await attemptAll(ctx, {
    name: 'rating',
    list: (after) => listDue(ctx.db, { now, after }),
    work: ({ id, toUserId }) =>
      inTransaction(ctx, async (tx) => {
        await lockPerson(tx, toUserId)
        return showRating(tx, id)
      }),
  })
}
