// Where the payment provider reports: its signature is over the very bytes that it sent.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { receiveEvent } from '../features/payments/receive-event.ts'
import { visitorOf } from './http/request-context.ts'

const largestEvent = 512 * 1024

/** `POST /api/payments/webhook`: 200 once it is kept, 400 for a wrong signature; anything else is sent again. */
export async function registerPaymentWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    raw.post('/api/payments/webhook', { bodyLimit: largestEvent }, async (request) => {
      const { body, headers } = request
      const signature = headers['stripe-signature']
      return receiveEvent(
        visitorOf(deps, request),
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      )
    })
  })
}
