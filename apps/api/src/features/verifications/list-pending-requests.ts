import type { VerificationRequest } from '@wepa/domain/verification'
import type { MemberContext } from '../../context.ts'
import type { Page } from '../../db/paginate.ts'
import { listPendingRequests as findPending } from './queue.repo.ts'

/** The administration's queue. Whoever calls must have asked whether this is an administrator. */
export async function listPendingRequests(
  ctx: Pick<MemberContext, 'db'>,
  paging: { limit: number; cursor?: string | undefined },
): Promise<Page<VerificationRequest>> {
  return findPending(ctx.db, paging)
}
