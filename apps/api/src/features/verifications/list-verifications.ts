import type { Verification } from '@wepa/domain/trust/verification'
import type { Context } from '../../context.ts'
import { getProfile } from '../people/get-profile.ts'
import { listVerifications as findAll } from './verifications.repo.ts'
import { withDocuments } from './with-documents.ts'

/**
 * The newest request of each type: all of one's own, of others what is approved and nothing of how.
 * @throws DomainError not_found for nobody
 */
export async function listVerifications(
  ctx: Pick<Context, 'db' | 'clock' | 'session'>,
  { id }: { id: number },
): Promise<Verification[]> {
  if (ctx.session?.userId === id) return withDocuments(ctx, await findAll(ctx.db, id))
  await getProfile(ctx, { id })
  const all = await findAll(ctx.db, id)
  return all
    .filter(({ status }) => status === 'approved')
    .map((each) => ({ ...each, documentUrl: null, documents: [], notes: null, expiresAt: null }))
}
