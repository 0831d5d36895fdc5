// What the owner of an ad with a Spotlight place downloads. A door of its own, since its answers are files.
import { DomainError } from '@wepa/domain/error'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import { shareShapes } from '@wepa/domain/sharing/share-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../context.ts'
import { printPlaceReport } from '../features/featured/report/print-place-report.ts'
import { getSharePicture } from '../features/featured/share/get-share-picture.ts'
import { requireSession } from '../trpc.ts'
import { contextOf } from './http/request-context.ts'

/** `/api/featured-reports/<ad>/pdf`, and `/api/share-pictures/<ad>/square`, `story` and `wide`. */
export function registerPlaceFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>('/api/featured-reports/:id/pdf', async (request, reply) => {
    const ctx = await contextOf(deps, request)
    const session = requireSession(ctx, 'reader')
    const listingId = idOf(request.params.id)
    const pdf = await printPlaceReport({ ...ctx, session }, { listingId })
    return asDownload(reply, `reporte-spotlight-${listingId}.pdf`).type('application/pdf').send(pdf)
  })
  app.get<{ Params: { id: string; shape: string } }>(
    '/api/share-pictures/:id/:shape',
    async (request, reply) => {
      const ctx = await contextOf(deps, request)
      const session = requireSession(ctx, 'reader')
      const listingId = idOf(request.params.id)
      const shape = shareShapes.find((each) => each === request.params.shape)
      if (!shape) throw new DomainError('not_found')
      const jpeg = await getSharePicture({ ...ctx, session }, { listingId, shape })
      const name = `wepa-${listingId}-${shape}.jpg`
      return asDownload(reply, name).type('image/jpeg').send(Buffer.from(jpeg))
    },
  )
}

/** For one person: no cache keeps it. */
function asDownload(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'authorization')
}

function idOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > MAX_INTEGER) throw new DomainError('not_found')
  return id
}
