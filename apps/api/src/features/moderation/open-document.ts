import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import type { OpenedFile } from '../../gateways/stores/open-file.ts'
import { findDocument } from '../verifications/find-document.ts'
import { noteOpenedDocument } from './note-opened-document.ts'

export type OpenedDocument = { file: OpenedFile; kind: 'image' | 'pdf' }

/**
 * A private document, for its owner and the administration, whose look at it leaves a line in the audit
 * trail. Others are told what nobody would be. Whoever is handed the file reads it or lets it go.
 * @throws DomainError not_found, rate_limited
 */
export async function openDocument(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<OpenedDocument> {
  const { userId, role } = ctx.session
  await ctx.limiter.consume('openDocument', { account: userId })
  const document = await findDocument(ctx, id)
  const isOwn = document?.userId === userId
  if (!document || !(isOwn || role === 'admin')) throw new DomainError('not_found')
  const file = await ctx.documentStore.open(document.name)
  if (!file) throw new DomainError('not_found')
  if (isOwn) return { file, kind: document.kind }
  try {
    await noteOpenedDocument(ctx, document)
  } catch (error) {
    // Nobody sees it unless it stands in the trail.
    file.stream.destroy()
    throw error
  }
  return { file, kind: document.kind }
}
