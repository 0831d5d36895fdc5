import { attemptEach } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { queuePhotoSweep } from '../../photos/clean-up/sweep-photo-garbage.ts'
import { deletePerson } from '../account.repo.ts'
import { erasePart, listErasures } from './erasures.repo.ts'

/** One run takes so many parts of an account and leaves the rest to the next: other timed jobs wait for it. */
const mostParts = 100

/**
 * Goes on with the accounts that were too large to go at once, a part in each transaction: whatever ends
 * the process, the next run goes on from there. Answers how many accounts are gone.
 */
export async function finishErasures(ctx: Deps): Promise<number> {
  const people = await listErasures(ctx.db)
  const { changed } = await attemptEach(
    ctx,
    people,
    (userId) => ({ userId }),
    (userId) => eraseParts(ctx, userId),
  )
  if (people.length > 0) await queuePhotoSweep(ctx)
  return changed
}

/** True when the account is gone. */
async function eraseParts(ctx: Deps, userId: number): Promise<boolean> {
  for (let part = 0; part < mostParts; part += 1) {
    const isGone = await inTransaction(ctx, async (tx) => {
      if (!(await erasePart(tx.db, userId))) return false
      await deletePerson(tx.db, userId)
      return true
    })
    if (isGone) return true
  }
  return false
}
