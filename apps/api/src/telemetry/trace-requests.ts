// A span for each request, under which all that it causes hangs. Its route, never its address: that may hold ids and words.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Traces } from './traces.ts'

/** Sockets stay open for hours: what they say is counted, and not traced. */
const lasting = new Set(['/ws'])

/** Traces what is registered after it. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (lasting.has(route)) return done()
    const span = traces.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        // The line in the log says the same.
        'wepa.request_id': request.id,
      },
      parent: parentOf(request),
    })
    spans.set(request, span)
    span.within(done)
  })
  // A body is read in the turn of its connection, and what comes after it would not know its request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      failure: statusCode >= 500 ? String(statusCode) : undefined,
    })
    done()
  })
}

/** Only of a proxy whose word counts: anybody else could have all of their requests traced. */
function parentOf({ headers, ips }: FastifyRequest): string | undefined {
  const { traceparent } = headers
  const isForwarded = (ips?.length ?? 1) > 1
  return isForwarded && typeof traceparent === 'string' ? traceparent : undefined
}
