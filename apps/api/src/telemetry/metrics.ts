// Metrics for Prometheus: whether it is slow, why and for what, without names or addresses of people.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { answerLeader } from './all-processes.ts'
import { countPages, countSockets, type PageMetrics, type SocketMetrics } from './counts.ts'
import { type Shown, showGauges } from './gauges.ts'
import { onceAnswered, type StatusOf } from './once-answered.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createWorkMetrics, type WorkMetrics } from './work-metrics.ts'

export type Metrics = {
  sockets: SocketMetrics
  pages: PageMetrics
  work: WorkMetrics
  /** Shows what is looked up when somebody reads the metrics. */
  show: (shown: Shown) => void
  /** Times every answer of the server by route and status. */
  measure: (app: FastifyInstance, statusOf: StatusOf) => void
  /** All of it as Prometheus reads it. */
  read: () => Promise<string>
  /** Serves `GET /metrics`; the answer closes it. */
  listen: (port: number, host: string) => Promise<() => Promise<void>>
  /** Among several processes: the leader asks for them. */
  tellLeader: () => void
}

/**
 * Gathers the process's own metrics, and what it is given.
 * @param timedJobs the names of all
 */
export function createMetrics(timedJobs: readonly string[] = []): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer; 499 where the connection was closed before it',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    sockets: countSockets(registry),
    pages: countPages(registry),
    work: createWorkMetrics(registry, timedJobs),
    show: (shown) => showGauges(registry, shown),
    measure: (app, statusOf) => {
      onceAnswered(app, statusOf, (request, reply, status) => {
        // The route, never the address: ids would make a series each.
        const route = request.routeOptions.url ?? 'unknown'
        const labels = { method: request.method, route, status: String(status) }
        seconds.observe(labels, reply.elapsedTime / 1000)
      })
    },
    read: () => registry.metrics(),
    listen: (port, host) =>
      serveMetrics(registry.contentType, () => registry.metrics(), port, host),
    tellLeader: () => answerLeader(registry),
  }
}
