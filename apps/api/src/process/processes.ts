// Several processes of the server on one port: who starts them, and starts one anew that has died.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { serveAllMetrics } from '../telemetry/serve-metrics.ts'

export type ProcessOptions = {
  count: number
  log: Log
  /** Where the metrics of all are read, null for nowhere. */
  metrics: { port: number; host: string } | null
  /** Milliseconds for which a process that is asked to end serves on. */
  drain: number
}

/** After its drain a process ends by itself within ten seconds; after these it is ended. */
const grace = 10_500
const shortestPause = 100
const longestPause = 10_000
/** Who lived this long did not die of its start. */
const longLife = 10_000

/** Keeps `count` processes running until it is asked to end. One that cannot even start ends all. */
export async function leadProcesses({ count, log, metrics, drain }: ProcessOptions): Promise<void> {
  const ending = new AbortController()
  // The launcher's channel is for this process alone: the others end with it by themselves.
  cluster.setupPrimary({ execArgv: [] })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort())
  let hasStarted = false
  cluster.on('listening', () => {
    hasStarted = true
  })

  const places = new Map<string, Worker>()
  const keepOne = async (place: string) => {
    for (let pause = shortestPause; !ending.signal.aborted; ) {
      const since = performance.now()
      const worker = cluster.fork()
      places.set(place, worker)
      const code = await untilGone(worker, ending.signal, grace + drain)
      if (ending.signal.aborted) break
      if (!hasStarted) {
        process.exitCode = 1
        ending.abort()
        break
      }
      log.error({ code, pid: worker.process.pid }, 'a process of the server died: starting another')
      pause =
        performance.now() - since > longLife ? shortestPause : Math.min(pause * 2, longestPause)
      await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const stopMetrics = metrics && (await serveAllMetrics(places, metrics.port, metrics.host))
  await Promise.all(Array.from({ length: count }, (_, number) => keepOne(String(number + 1))))
  await stopMetrics?.()
  process.exit()
}

/**
 * Waits until it has exited, and answers its exit code or the signal that ended it. When `signal` aborts it gets SIGTERM, and
 * SIGKILL `patience` ms later.
 */
async function untilGone(
  worker: Worker,
  signal: AbortSignal,
  patience: number,
): Promise<number | string> {
  const gone = once(worker, 'exit')
  const end = () => {
    worker.process.kill('SIGTERM')
    setTimeout(() => worker.process.kill('SIGKILL'), patience).unref()
  }
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  const [code, by] = await gone
  signal.removeEventListener('abort', end)
  return by ?? code
}
