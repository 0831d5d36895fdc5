import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { findDocument } from './documents.repo.ts'

export type OpenedDocument = { bytes: Uint8Array; kind: 'image' | 'pdf' }

/**
 * A private document, for its owner and the administration. Others are told what nobody would be.
 * @throws DomainError not_found
 */
export async function openDocument(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<OpenedDocument> {
  const document = await findDocument(ctx.db, id)
  const isTheirs = document?.userId === ctx.session.userId || ctx.session.role === 'admin'
  const bytes = document && isTheirs ? await ctx.documentStore.find(document.name) : undefined
  if (!document || !bytes) throw new DomainError('not_found')
  return { bytes, kind: document.kind }
}
