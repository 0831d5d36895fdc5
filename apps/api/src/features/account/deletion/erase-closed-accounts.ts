import { DomainError } from '@wepa/domain/error'
import { attemptEach } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { sweepPhotoGarbage } from '../../photos/clean-up/sweep-photo-garbage.ts'
import { listClosed } from '../undos.repo.ts'
import { eraseAccount } from './erase-account.ts'

/** How long an account that was deleted by the token alone can still be kept, in ms. */
export const graceTime = 72 * 60 * 60 * 1000

/** Erases the accounts whose grace time is over, at most 50 in a run; answers how many. */
export async function eraseClosedAccounts(ctx: Deps): Promise<number> {
  const now = ctx.clock.now()
  const by = new Date(now.getTime() - graceTime)
  const ids = await listClosed(ctx.db, { by, now, limit: 50 })
  const { changed } = await attemptEach(
    ctx,
    ids,
    (userId) => ({ userId }),
    (userId) => erase(ctx, userId),
  )
  if (changed > 0) await sweepPhotoGarbage(ctx)
  return changed
}

/** False when somebody kept or erased it in the meantime. */
async function erase(ctx: Deps, userId: number): Promise<boolean> {
  try {
    await inTransaction(ctx, (tx) => eraseAccount(tx, userId, { onlyIfClosed: true }))
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return false
    throw error
  }
}
