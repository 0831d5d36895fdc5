// Serves what is measured, on a port of its own that the public does not reach.
import { createServer } from 'node:http'
import { AggregatorRegistry } from 'prom-client'

/** The metrics of all processes in one, for the leader. The answer closes it. */
export async function serveAllMetrics(port: number, host: string): Promise<() => Promise<void>> {
  const all = new AggregatorRegistry()
  return serveMetrics(all.contentType, () => all.clusterMetrics(), port, host)
}

/** Serves `GET /metrics`; the answer closes it. */
export async function serveMetrics(
  contentType: string,
  read: () => Promise<string>,
  port: number,
  host: string,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    // A process that is just ending does not answer: asked again, it is not counted.
    const text = await read().catch(() => undefined)
    if (text === undefined) return response.writeHead(503).end()
    return response.writeHead(200, { 'content-type': contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
