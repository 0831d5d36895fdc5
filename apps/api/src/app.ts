// Puts the doors together into one HTTP server that is not listening yet.
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './context.ts'
import { registerApiDocs } from './doors/api-docs.ts'
import { registerAssistantStream } from './doors/assistant-stream.ts'
import { registerDocuments } from './doors/documents.ts'
import { registerFeeds } from './doors/feeds.ts'
import { registerBodies } from './doors/http/bodies.ts'
import { answerBroken, endSlowBodies, patience } from './doors/http/connections.ts'
import { countedStatus } from './doors/http/counted-status.ts'
import { registerHealth } from './doors/http/health.ts'
import { registerLoadShedding } from './doors/http/load-shedding.ts'
import { answerUnreadable, registerRefusals } from './doors/http/refusals.ts'
import { accountOf } from './doors/http/request-context.ts'
import { finishHandlers } from './doors/http/running-handlers.ts'
import { registerSecurity, securityHeaders } from './doors/http/security.ts'
import { warnOfUntrustedProxy } from './doors/http/untrusted-proxy.ts'
import { registerInventoryFiles } from './doors/inventory-files.ts'
import { registerPages } from './doors/pages/pages.ts'
import { registerPreviews } from './doors/pages/previews.ts'
import { registerWebAssets } from './doors/pages/web-assets.ts'
import { registerPaymentWebhook } from './doors/payment-webhook.ts'
import { registerUploads } from './doors/pictures/uploads.ts'
import { registerPlaceFiles } from './doors/place-files.ts'
import { registerQrCodes } from './doors/qr-codes.ts'
import { allCalls } from './doors/rest/all-calls.ts'
import { registerRest } from './doors/rest/register-rest.ts'
import type { RestCall } from './doors/rest/rest-call.ts'
import { registerSocket } from './doors/socket/socket.ts'
import { registerTrpc } from './doors/trpc.ts'
import { registerUnsubscribe } from './doors/unsubscribe.ts'
import { loggedPath } from './log.ts'
import type { Metrics } from './telemetry/metrics.ts'
import { type RequestTracing, traceRequests } from './telemetry/trace-requests.ts'

const second = 1000

type AppOptions = {
  metrics?: Metrics | undefined
  tracing?: RequestTracing | undefined
  /** Aborted when the process begins to end: it still serves, but `/healthz` says that it will not for long. */
  ending?: AbortSignal | undefined
  /** What is served under /api; all documented calls unless said otherwise. */
  restCalls?: readonly RestCall[]
}

/** Builds the server: its order is that of the walk of a request. */
export async function buildApp(
  deps: Deps,
  log: FastifyBaseLogger,
  { metrics, tracing, ending, restCalls = allCalls }: AppOptions = {},
): Promise<FastifyInstance> {
  const headers = await securityHeaders(deps.settings)
  const app = fastify({
    loggerInstance: log,
    // One line for each answer is written below; two for each request tell no more.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: deps.settings.trustProxy,
    bodyLimit: 1024 * 1024,
    http: {
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.lookEvery,
      // A pasted text in an address is refused with a word (400), not with Node's empty 431.
      maxHeaderSize: 64 * 1024,
      // Elsewhere a request to switch protocols is ignored, as HTTP allows.
      shouldUpgradeCallback: ({ url }) => /^\/ws(\?|$)/.test(url ?? ''),
    },
    requestTimeout: patience.whole,
    connectionTimeout: patience.whole + 10 * second,
    keepAliveTimeout: 72 * second,
    forceCloseConnections: 'idle',
    // While it ends, a kept connection gets its last answer, and not a bare 503 of Fastify's own words.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerUnreadable(headers),
    clientErrorHandler: answerBroken(headers),
    // A batch of tRPC calls is one parameter: all their names.
    routerOptions: { maxParamLength: 2000 },
  })
  if (tracing) traceRequests(app, tracing, countedStatus)
  registerRefusals(app)
  endHandlers(app)
  finishHandlers(app)
  registerBodies(app)
  endSlowBodies(app, headers)
  registerAnswerLog(app)
  warnOfUntrustedProxy(app)
  metrics?.measure(app, countedStatus)
  await registerLoadShedding(app, deps.settings)
  registerSecurity(app, headers)
  await app.register(compress, {
    // Brotli on the fly is slower than gzip and hardly smaller; files are compressed by the build.
    encodings: ['gzip', 'deflate'],
    threshold: 1024,
    // Compressed bodies are refused: unpacking them would let large ones be sent cheaply.
    globalDecompression: false,
  })
  registerHealth(app, deps, ending)
  await registerTrpc(app, deps)
  await registerRest(app, deps, restCalls)
  await registerApiDocs(app, deps)
  await registerUnsubscribe(app, deps)
  await registerPaymentWebhook(app, deps)
  registerAssistantStream(app, deps)
  registerUploads(app, deps)
  registerPreviews(app, deps)
  registerQrCodes(app, deps)
  registerFeeds(app, deps)
  await registerPrivateFiles(app, deps)
  await registerWebAssets(app, deps)
  await registerPages(app, deps, metrics?.pages)
  await registerSocket(app, deps, { metrics: metrics?.sockets })
  return app
}

async function registerPrivateFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  registerDocuments(app, deps)
  await registerInventoryFiles(app, deps)
  registerPlaceFiles(app, deps)
}

/**
 * An end for handlers that write or wait for others. Those that only read need none: each look into
 * the database, the bucket or a rendering has its own, and the watch costs small answers 5 % of their time.
 */
function endHandlers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const isReading = [route.method].flat().every((method) => /^(GET|HEAD|OPTIONS)$/.test(method))
    if (!isReading) route.handlerTimeout ??= 60 * second
  })
}

function registerAnswerLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const path = loggedPath(request.url)
    const user = accountOf(request)
    const status = countedStatus(request, reply)
    const fields = {
      method: request.method,
      path,
      status,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      ...(user !== undefined && { user }),
    }
    request.log[status >= 500 ? 'warn' : 'info'](fields, 'answered')
    done()
  })
}
