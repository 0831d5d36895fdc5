import type { Verification } from '@wepa/domain/trust/verification'
import type { Deps } from '../../context.ts'
import { listDocuments } from './documents.repo.ts'
import type { Undocumented } from './verifications.repo.ts'

type Documented = Pick<Verification, 'documents' | 'documentUrl'>

/** Puts the documents to each verification, in the order in which they were sent. */
export async function withDocuments<T extends Undocumented<Verification>>(
  ctx: Pick<Deps, 'db'>,
  verifications: readonly T[],
): Promise<(T & Documented)[]> {
  const ids = verifications.map(({ id }) => id)
  const all = await listDocuments(ctx.db, ids)
  return verifications.map((verification) => {
    const documents = all.get(verification.id) ?? []
    return { ...verification, documents, documentUrl: documents[0]?.url ?? null }
  })
}
