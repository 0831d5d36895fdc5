import type { VerificationRequest } from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../context.ts'
import type { Page } from '../../db/sql/paginate.ts'
import { listPendingRequests as findPending } from './verifications.repo.ts'
import { withDocuments } from './with-documents.ts'

/** The administration's queue. Whoever calls must have asked whether this is an administrator. */
export async function listPendingRequests(
  ctx: Pick<MemberContext, 'db'>,
  paging: { limit: number; cursor?: string | null | undefined },
): Promise<Page<VerificationRequest>> {
  const page = await findPending(ctx.db, paging)
  return { ...page, items: await withDocuments(ctx, page.items) }
}
