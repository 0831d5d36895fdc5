// Requests that never become one: broken ones, and those that come too slowly.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const second = 1000

/** How long a client may take, in ms. `body` is for routes without a limit of their own. */
export const patience = {
  head: 15 * second,
  body: 40 * second,
  /** The whole of the largest request: photos of a phone with a bad line. */
  whole: 180 * second,
  /** How often Node looks: heads and whole requests may take so much longer. */
  lookEvery: 5 * second,
}

const refusals = {
  400: { code: 'validation', message: 'La petición no se puede leer.' },
  408: { code: 'timeout', message: 'La petición tardó demasiado en llegar.' },
  431: { code: 'too_large', message: 'Los encabezados son demasiado grandes.' },
} as const

/**
 * Answers what Node could not make a request of, and ends the connection. For Fastify's `clientErrorHandler`.
 * @param headers those that every answer carries
 */
export function answerBroken(
  headers: Readonly<Record<string, string>>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    refuse(socket, statusOf(error.code), headers)
  }
}

/** A body that comes too slowly ends with its connection; routes for large ones have the whole time. */
export function endSlowBodies(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  longest = patience.body,
): void {
  const ends = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('preParsing', (request, reply, payload, done) => {
    const isLarge = request.routeOptions.bodyLimit > (app.initialConfig.bodyLimit ?? 0)
    if (!isLarge && request.method !== 'GET' && request.method !== 'HEAD') {
      const end = setTimeout(() => refuse(request.raw.socket, 408, headers), longest)
      ends.set(request, end)
      reply.raw.once('close', () => clearTimeout(end))
    }
    done(null, payload)
  })
  // It has arrived.
  app.addHook('preValidation', (request, _reply, done) => {
    clearTimeout(ends.get(request))
    done()
  })
}

function statusOf(code: string | undefined): keyof typeof refusals {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

function refuse(
  socket: Socket,
  status: keyof typeof refusals,
  headers: Readonly<Record<string, string>>,
): void {
  if (socket.destroyed) return
  const { code, message } = refusals[status]
  const body = JSON.stringify({ message, code })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')
  // Once it has left, or could not: nothing more is read.
  if (socket.writable) socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
  else socket.destroy()
}
