import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { retryFailedJob } from '../../db/job-queue.ts'

/**
 * Tries a failed piece of queued work again at once; again does no harm, for handlers are idempotent.
 * @throws DomainError not_found for one that is done, or runs at this moment
 */
export async function retryFailed(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  if (!(await retryFailedJob(ctx.db, id))) throw new DomainError('not_found')
  return { success: true }
}
