// Metrics for Prometheus, on a port of their own that the public does not reach.
import { createServer } from 'node:http'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

type PoolCounts = { totalCount: number; idleCount: number; waitingCount: number }

/** What is counted of the sockets: kinds and codes, never whose they are. */
export type SocketMetrics = {
  opened: () => void
  closed: (code: number) => void
  received: (type: string) => void
  sent: (type: string) => void
}

export type Metrics = {
  sockets: SocketMetrics
  /** Times every answer of the server by route and status. */
  measure: (app: FastifyInstance) => void
  /** Serves `GET /metrics`; the answer closes it. */
  listen: (port: number, host: string) => Promise<() => Promise<void>>
  /** Among several processes: the leader asks for them. The answer ends it. */
  tellLeader: () => () => void
}

/** Gathers the process's own metrics, those of the pool, and what `measure` is given. */
export function createMetrics(pool: PoolCounts, activities: { lost: () => number }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gaugeMemory(registry)
  gaugePool(registry, pool)
  countLost(registry, activities)
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    sockets: countSockets(registry),
    measure: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        // The route, never the address: ids would make a series each.
        const route = request.routeOptions.url ?? 'unknown'
        const labels = { method: request.method, route, status: String(reply.statusCode) }
        seconds.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },
    listen: (port, host) =>
      serveMetrics(registry.contentType, () => registry.metrics(), port, host),
    tellLeader: () => {
      // Made for its effect: it answers the leader's questions.
      new AggregatorRegistry()
      AggregatorRegistry.setRegistries([registry])
      return () => AggregatorRegistry.setRegistries([])
    },
  }
}

/** What the default metrics leave out: bodies and pictures in buffers, and what V8 itself has taken. */
function gaugeMemory(registry: Registry): void {
  const gauge = new Gauge({
    name: 'wepa_memory_bytes',
    help: 'Memory outside the heap, by its kind',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect: () => {
      gauge.set({ kind: 'array_buffers' }, process.memoryUsage().arrayBuffers)
      gauge.set({ kind: 'malloced' }, getHeapStatistics().malloced_memory)
    },
  })
}

function gaugePool(registry: Registry, pool: PoolCounts): void {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests waiting for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect: () => {
      gauge.set({ state: 'open' }, pool.totalCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function countLost(registry: Registry, activities: { lost: () => number }): void {
  const counter = new Counter({
    name: 'wepa_activities_lost_total',
    help: 'What people did and could not be kept: too much at once, or not to be written',
    registers: [registry],
    collect: () => {
      counter.reset()
      counter.inc(activities.lost())
    },
  })
}

function countSockets(registry: Registry): SocketMetrics {
  const registers = [registry]
  const open = new Gauge({ name: 'wepa_sockets', help: 'Open sockets of /ws', registers })
  const closes = new Counter({
    name: 'wepa_socket_closes_total',
    help: 'Sockets that closed, by the code',
    labelNames: ['code'] as const,
    registers,
  })
  const frames = new Counter({
    name: 'wepa_socket_frames_total',
    help: 'Frames of /ws by direction and type',
    labelNames: ['direction', 'type'] as const,
    registers,
  })
  return {
    opened: () => open.inc(),
    closed: (code) => {
      open.dec()
      closes.inc({ code: String(code) })
    },
    received: (type) => frames.inc({ direction: 'in', type }),
    sent: (type) => frames.inc({ direction: 'out', type }),
  }
}

/** The metrics of all processes in one, for the leader. The answer closes it. */
export async function serveAllMetrics(port: number, host: string): Promise<() => Promise<void>> {
  const all = new AggregatorRegistry()
  return serveMetrics(all.contentType, () => all.clusterMetrics(), port, host)
}

async function serveMetrics(
  contentType: string,
  read: () => Promise<string>,
  port: number,
  host: string,
) {
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
