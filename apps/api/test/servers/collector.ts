// A stand-in for an OpenTelemetry collector: it takes OTLP over HTTP as JSON, and keeps what came.
import { once } from 'node:events'
import { createServer } from 'node:http'
import * as z from 'zod/mini'

const Value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.number(), z.string()])),
})
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.optional(z.object({ code: z.optional(z.number()), message: z.optional(z.string()) })),
})
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

export type CollectedSpan = z.infer<typeof Span>

export type Collector = {
  url: string
  /** All that came, as it came. */
  text: () => string
  spans: () => CollectedSpan[]
  close: () => Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, {
      'content-type': 'application/json',
    })
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => Export.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
