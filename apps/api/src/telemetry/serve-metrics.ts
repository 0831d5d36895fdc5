// Serves what is measured, on a port of its own that the public does not reach.
import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import { type Places, readAllMetrics } from './all-processes.ts'

/** The metrics of all processes in one, for the leader. The answer closes it. */
export async function serveAllMetrics(
  places: Places,
  port: number,
  host: string,
): Promise<() => Promise<void>> {
  return serveMetrics(Registry.PROMETHEUS_CONTENT_TYPE, () => readAllMetrics(places), port, host)
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
