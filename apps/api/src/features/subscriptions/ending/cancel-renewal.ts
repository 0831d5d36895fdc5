import type { Deps } from '../../../context.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { isSuspendedForGood } from '../../people/is-suspended-for-good.ts'
import { findOpenSubscription } from '../subscriptions.repo.ts'
import { cancelAtProvider } from './cancel-plan.ts'

/**
 * With a suspension: who cannot come in cannot cancel either, so the queue does it for them, to the end
 * of what was paid. True when there is a plan to cancel.
 */
export async function cancelRenewalLater(
  tx: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<boolean> {
  const open = await findOpenSubscription(tx.db, userId)
  if (!open?.providerId) return false
  await enqueueJob(tx.db, 'cancel-renewal', { userId }, { key: `cancel-renewal:${userId}` })
  return true
}

/** Cancels it at the provider, unless the person was restored meanwhile; again does no harm. */
export async function cancelRenewal(ctx: Deps, { userId }: { userId: number }): Promise<void> {
  if (!(await isSuspendedForGood(ctx, userId))) return
  const open = await findOpenSubscription(ctx.db, userId)
  if (open?.providerId) await cancelAtProvider(ctx, open.providerId)
}
