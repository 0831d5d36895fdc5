import { randomUUID } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import {
  DOCUMENT_EDGE,
  MAX_DOCUMENT_BYTES,
  type VerificationDocument,
} from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../context.ts'
import { hasActiveContent, isPdf } from '../../gateways/photos/pdf-sniffer.ts'
import { refusePhoto } from '../photos/refuse-photo.ts'
import { deleteDocument, insertDocument } from './documents.repo.ts'

/**
 * Keeps a private document until a request takes it; after a day without one it goes. What it is, its
 * bytes tell: a picture is drawn anew, without what its camera noted, a PDF is kept as it came.
 * @throws DomainError forbidden for another person, too_large, unsupported_media, photo_invalid
 */
export async function uploadDocument(
  ctx: MemberContext,
  { id, bytes }: { id: number; bytes: Uint8Array },
): Promise<VerificationDocument> {
  const { userId } = ctx.session
  if (id !== userId) throw new DomainError('forbidden')
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new DomainError('too_large', { message: 'Cada documento debe ser menor a 10MB' })
  }
  const file = await prepare(ctx, Buffer.from(bytes))
  const name = randomUUID()
  // The row comes first: whatever becomes of the upload, the sweep knows of its file.
  const document = await insertDocument(ctx.db, {
    userId,
    name,
    kind: file.kind,
    byteSize: file.bytes.length,
    createdAt: ctx.clock.now(),
  })
  try {
    await ctx.documentStore.put(name, file.bytes)
  } catch (error) {
    await deleteDocument(ctx.db, document.id)
    throw error
  }
  return document
}

async function prepare(ctx: MemberContext, bytes: Buffer) {
  if (isPdf(bytes)) {
    if (hasActiveContent(bytes)) throw refuse('El PDF tiene programas o archivos adentro.')
    return { kind: 'pdf', bytes } as const
  }
  try {
    return { kind: 'image', bytes: await ctx.imageResizer.redraw(bytes, DOCUMENT_EDGE) } as const
  } catch (error) {
    const refusal = refusePhoto(error)
    const isOther = refusal instanceof DomainError && refusal.code === 'unsupported_media'
    throw isOther ? refuse('El documento debe ser un PDF completo o una imagen.') : refusal
  }
}

function refuse(reason: string): DomainError {
  const message = `${reason} Envía JPG, PNG, WebP o PDF.`
  return new DomainError('unsupported_media', { message, issues: [{ path: 'file', message }] })
}
