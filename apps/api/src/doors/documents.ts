// Private documents: a door of its own, since its answer is a file and never to be kept by anybody.
import { DomainError } from '@wepa/domain/error'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { openDocument } from '../features/verifications/open-document.ts'
import { requireSession } from '../trpc.ts'
import { contextOf } from './request-context.ts'

const types = {
  image: { contentType: 'image/jpeg', ending: 'jpg' },
  pdf: { contentType: 'application/pdf', ending: 'pdf' },
}

/** `/api/verification-documents/<id>`, as a download: what strangers sent is never shown as a page of ours. */
export function registerDocuments(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>('/api/verification-documents/:id', async (request, reply) => {
    const ctx = await contextOf(deps, request)
    const session = requireSession(ctx)
    const document = await openDocument({ ...ctx, session }, { id: idOf(request.params.id) })
    const { contentType, ending } = types[document.kind]
    return reply
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `attachment; filename="documento-${request.params.id}.${ending}"`,
      )
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'authorization')
      .type(contentType)
      .send(Buffer.from(document.bytes))
  })
}

function idOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > MAX_INTEGER) throw new DomainError('not_found')
  return id
}
