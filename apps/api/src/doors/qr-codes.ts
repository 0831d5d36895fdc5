// What a printed ad carries: its address, for a phone's camera.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import encodeQR from 'qr'
import type { Deps } from '../context.ts'

const month = 'public, max-age=2592000'

/** `/qr/listing/<id>.svg`. Whether there is such an ad is for its page to say. */
export function registerQrCodes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>('/qr/listing/:name', (request, reply) => {
    const id = /^([1-9]\d{0,9})\.svg$/.exec(request.params.name)?.[1]
    if (!id) throw new DomainError('not_found')
    return reply
      .header('cache-control', month)
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml')
      .send(encodeQR(`${deps.settings.baseUrl}/listing/${id}`, 'svg', { ecc: 'medium', border: 2 }))
  })
}
