import { UNDO_SECONDS } from '@wepa/domain/inventory/inventory'
import { attemptEach } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { queuePhotoSweep } from '../photos/clean-up/sweep-photo-garbage.ts'
import { deleteOldChanges, deleteRemoved, listDueRemovals } from './changes.repo.ts'
import { undoGrace } from './undo-change.ts'

const HOUR = 3_600_000

/** Deletes the ads whose removal nobody took back in time. */
export async function finishRemovals(ctx: Deps): Promise<void> {
  // Some seconds more than a change can be taken back: processes need not agree on the time to the second.
  const before = new Date(ctx.clock.now().getTime() - UNDO_SECONDS * 1000 - 2 * undoGrace)
  const due = await listDueRemovals(ctx.db, before)
  const label = (change: number) => ({ change })
  await attemptEach(ctx, due, label, (change) =>
    inTransaction(ctx, async (tx) => {
      const deleted = await deleteRemoved(tx.db, change)
      if (deleted > 0) await queuePhotoSweep(tx)
      return deleted > 0
    }),
  )
}

/** Deletes what was kept to take changes back, an hour later. Answers how many. */
export async function forgetOldChanges(ctx: Deps): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - HOUR)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) {
    some = await deleteOldChanges(ctx.db, { before, limit: 500 })
  }
  return forgotten
}
