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
import { createMetrics } from './telemetry/metrics.ts'
import { startTraces } from './telemetry/start-traces.ts'
import { isArchiveFailing } from './telemetry/wal-archive.repo.ts'
import { createWatch } from './telemetry/watch.ts'

/** What was accepted gets this long to finish; then the process ends all the same, within ten seconds. */
const grace = 8000

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
  const app = await buildApp(deps, log, { metrics, tracing })
  const jobs = startJobs(work.deps, allJobs)
  const queue = workOnQueue(work.pool, work.deps, allHandlers, {
    listening: work.listening,
    restingFlags: () => restingFlags(deps),
    watch: watch?.job,
    onTrouble: (err, text) => log.warn({ err }, text),
  })
  endInOrder(app, log, async () => {
    await Promise.all([jobs.stop(), queue.stop()])
    await close()
    await traces?.close()
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

/**
 * SIGTERM and SIGINT: no new connections, requests in flight finish, then the database is let go. So it is
 * after an error that nobody caught, which may have left anything half done: whoever starts the server
 * starts it anew.
 */
function endInOrder(server: FastifyInstance, log: Log, giveBack: () => Promise<void>): void {
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => {
      log.warn('ending: some requests took too long')
      process.exit(code)
    }, grace).unref()
    // A connection that was busy when the closing began stays open after its answer: let it go too.
    setInterval(() => server.server.closeIdleConnections(), 100).unref()
    await server.close()
    await giveBack()
    log.info('ended')
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'ending: finishing what is in flight')
      void end(0)
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err, event }, 'nobody caught this: finishing what is in flight, then ending')
      void end(1)
    })
  }
}
