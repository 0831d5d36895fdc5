// Private documents: a door of its own, since its answer is a file and never to be kept by anybody.
import { DomainError } from '@wepa/domain/error'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { openDocument } from '../features/moderation/open-document.ts'
import { requireSession } from '../trpc.ts'
import { contextOf } from './http/request-context.ts'
import { sendFile } from './http/send-file.ts'

const types = {
  image: { contentType: 'image/jpeg', ending: 'jpg' },
  pdf: { contentType: 'application/pdf', ending: 'pdf' },
}

/** So many documents one person reads at once from one process; a form shows five. */
const mostAtOnce = 10

/** `/api/verification-documents/<id>`, as a download: what strangers sent is never shown as a page of ours. */
export function registerDocuments(app: FastifyInstance, deps: Deps): void {
  const takePlace = createPlaces(mostAtOnce)
  app.get<{ Params: { id: string } }>('/api/verification-documents/:id', async (request, reply) => {
    const ctx = await contextOf(deps, request)
    const session = requireSession(ctx)
    const id = idOf(request.params.id)
    reply.raw.once('close', takePlace(session.userId))
    const { kind, file } = await openDocument({ ...ctx, session }, { id })
    const { contentType, ending } = types[kind]
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="documento-${id}.${ending}"`)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'authorization')
      .type(contentType)
    return sendFile(request, reply, file)
  })
}

/** Counts what each person has open. The answer gives a place back; @throws DomainError rate_limited */
function createPlaces(most: number): (userId: number) => () => void {
  const taken = new Map<number, number>()
  return (userId) => {
    const before = taken.get(userId) ?? 0
    if (before >= most) {
      const message = 'Ya estás abriendo varios documentos. Espera a que terminen.'
      throw new DomainError('rate_limited', { message, retryAfter: 10 })
    }
    taken.set(userId, before + 1)
    return () => {
      const left = (taken.get(userId) ?? 1) - 1
      if (left > 0) taken.set(userId, left)
      else taken.delete(userId)
    }
  }
}

function idOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > MAX_INTEGER) throw new DomainError('not_found')
  return id
}
