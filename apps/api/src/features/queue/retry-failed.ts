import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { retryFailedJob } from '../../db/queue/queue.ts'
import { noteRetriedJob } from '../moderation/note-retried-job.ts'

/**
 * Tries a failed piece of queued work again at once; again does no harm, for handlers are idempotent. It leaves a
 * line in the audit trail.
 * @throws DomainError not_found for one that is done, or runs at this moment
 */
export async function retryFailed(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  await inTransaction(ctx, async (tx) => {
    const name = await retryFailedJob(tx.db, id)
    if (name === undefined) throw new DomainError('not_found')
    await noteRetriedJob(tx, { id, name })
  })
  return { success: true }
}
