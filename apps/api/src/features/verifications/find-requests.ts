import type { VerificationRequest } from '@wepa/domain/trust/verification'
import type { Deps } from '../../context.ts'
import { listRequests } from './verifications.repo.ts'
import { withDocuments } from './with-documents.ts'

/** The requests with these ids, by id, with their documents; for the administration alone. */
export async function findRequests(
  ctx: Pick<Deps, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VerificationRequest>> {
  if (ids.length === 0) return new Map()
  const requests = await withDocuments(ctx, await listRequests(ctx.db, ids))
  return new Map(requests.map((request) => [request.id, request]))
}
