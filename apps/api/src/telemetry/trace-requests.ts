// A span for each request, under which all that it causes hangs. Its route, never its address: that may hold ids and words.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lastingRoutes, onceAnswered, type StatusOf } from './once-answered.ts'
import type { Span, Traces } from './traces.ts'

export type RequestTracing = {
  traces: Traces
  /** Whether the `traceparent` of a request is that of our own proxy, which takes away what browsers send. */
  isParentTrusted: boolean
}

/** Traces what is registered after it. */
export function traceRequests(
  app: FastifyInstance,
  { traces, isParentTrusted }: RequestTracing,
  statusOf: StatusOf,
): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    // Open for hours: what they say is counted, and not traced.
    if (lastingRoutes.has(route)) return done()
    const span = traces.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        // The line in the log says the same.
        'wepa.request_id': request.id,
      },
      parent: isParentTrusted ? parentOf(request) : undefined,
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
  onceAnswered(app, statusOf, (request, _reply, status) => {
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': status },
      failure: status >= 500 ? String(status) : undefined,
    })
  })
}

/** Of a request that a proxy has handed on: who reaches the server past it is not believed. */
function parentOf({ headers, ips }: FastifyRequest): string | undefined {
  const { traceparent } = headers
  const isForwarded = (ips?.length ?? 1) > 1
  return isForwarded && typeof traceparent === 'string' ? traceparent : undefined
}
