// One process of the server: how it starts, and how it ends so that nobody notices.
import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { workOnQueue } from './db/queue/queue.ts'
import { buildDeps } from './deps.ts'
import type { Env } from './env.ts'
import { THREADS_NEEDED } from './gateways/photos/thread-pool.ts'
import { allHandlers, restingFlags } from './jobs/all-handlers.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { readBacklog } from './jobs/read-backlog.ts'
import { startJobs } from './jobs/schedule.ts'
import type { Log } from './log.ts'
import { endInOrder } from './process/end-in-order.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { startTraces } from './telemetry/start-traces.ts'
import { isArchiveFailing } from './telemetry/wal-archive.repo.ts'
import { createWatch } from './telemetry/watch.ts'

/** Serves in this process until it is asked to end. */
export async function serve(env: Env, log: Log): Promise<void> {
  // Without a port to read them from, nothing is measured; without a collector, nothing is traced.
  const metrics = env.METRICS_PORT ? createMetrics(allJobs.map(({ name }) => name)) : undefined
  const traces = env.traces ? await startTraces(env.traces, log) : undefined
  const watch = createWatch({ metrics: metrics?.work, traces })
  const { deps, activities, pool, work, close } = buildDeps(env, log, watch)
  metrics?.show({
    pools: { answers: pool, queue: work.pool },
    replicas: deps.readers.states,
    activities,
    readBacklog: () => readBacklog(work.deps),
    isArchiveFailing: () => isArchiveFailing(work.deps.db),
    mostMemory: env.mostMemory,
    dataDir: env.DATA_DIR,
    log,
  })
  const tracing = traces && { traces, isParentTrusted: env.traces?.isParentTrusted ?? false }
  const ending = new AbortController()
  const app = await buildApp(deps, log, { metrics, tracing, ending: ending.signal })
  const jobs = startJobs(work.deps, allJobs)
  const queue = workOnQueue(work.pool, work.deps, allHandlers, {
    listening: work.listening,
    restingFlags: () => restingFlags(deps),
    watch: watch?.job,
    onTrouble: (err, text) => log.warn({ err }, text),
  })
  endInOrder(app, log, {
    ending,
    drain: env.DRAIN_SECONDS * 1000,
    giveBack: async () => {
      await Promise.all([jobs.stop(), queue.stop()])
      await close()
      await traces?.close()
    },
  })
  if (env.UV_THREADPOOL_SIZE < THREADS_NEEDED) {
    const threads = { has: env.UV_THREADPOOL_SIZE, needs: THREADS_NEEDED }
    log.warn(threads, 'UV_THREADPOOL_SIZE is small: pictures and passwords will hold up files')
  }
  await listen(app, env)
  if (!env.METRICS_PORT || !metrics) return
  if (cluster.isWorker) return metrics.tellLeader()
  const stop = await metrics.listen(env.METRICS_PORT, env.METRICS_HOST)
  app.server.on('close', () => void stop())
}

async function listen(server: FastifyInstance, env: Env): Promise<void> {
  try {
    await server.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    process.stderr.write(`Port ${env.PORT} is taken: choose another with PORT\n`)
    process.exit(1)
  }
}
