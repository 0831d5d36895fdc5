// What a failed request answers, whoever refused it: a rule, the framework, or a bug.
import { DomainError, type ErrorCode } from '@wepa/domain/error'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, toRefusal } from '../../errors.ts'

/** Sets the answers for errors and for paths that lead nowhere. */
export function registerRefusals(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = frameworkRefusal(error) ?? toRefusal(error)
    if (hasLeft(error)) request.log.debug({ err: error }, 'nobody waits for the answer')
    else if (refusal.code === 'internal') request.log.error({ err: error }, 'a request failed')
    if (refusal.code === 'database_unavailable') {
      request.log.warn({ err: error }, 'the database cannot be reached')
    }
    if (refusal.code === 'unavailable' && error.cause) {
      request.log.warn({ err: error }, 'what was asked for cannot be done now')
    }
    return sendRefusal(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, toRefusal(new DomainError('not_found'))),
  )
}

/** Who goes to another page, or loses the signal, closes the connection in the middle of an answer: no bug of ours. */
const hasLeft = ({ code }: FastifyError) =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ECONNABORTED'

/**
 * Addresses the router cannot even read (a broken %-escape): they lead nowhere, and pass no hook. For Fastify's
 * `frameworkErrors`.
 * @param headers those that every answer carries
 */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    sendRefusal(reply, toRefusal(new DomainError('not_found')))
  }
}

/** Writes a refusal as JSON: `{message, code, issues?, ticket?}`, with Retry-After where waiting helps. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, message, issues, retryAfter, ticket } = refusal
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  // After a refused upload the rest of the body is not worth reading.
  if (status === 413) reply.header('connection', 'close')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ message, code, ...(issues.length > 0 && { issues }), ...(ticket && { ticket }) })
}

/** Fastify's own refusals, by its codes; its texts are English and name internals. */
function frameworkRefusal(error: FastifyError): Refusal | undefined {
  const known = frameworkCodes[error.code]
  const code =
    known?.code ?? (error.code?.startsWith('FST_') ? byStatus[error.statusCode ?? 500] : undefined)
  return (
    code && toRefusal(new DomainError(code, { ...(known?.message && { message: known.message }) }))
  )
}

const frameworkCodes: Readonly<Record<string, { code: ErrorCode; message?: string }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'validation', message: 'El cuerpo no es JSON válido.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'validation' },
  FST_ERR_HANDLER_TIMEOUT: { code: 'unavailable' },
  FST_REQ_FILE_TOO_LARGE: { code: 'too_large' },
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'validation',
  404: 'not_found',
  405: 'not_found',
  406: 'unsupported_media',
  413: 'too_large',
  415: 'unsupported_media',
  503: 'unavailable',
}
