// Starts the server: one process, or several that share its port.
import cluster from 'node:cluster'
import { readEnvOrExit } from './env.ts'
import { createLog } from './log.ts'
import { leadProcesses } from './process/processes.ts'

const env = readEnvOrExit()
const log = createLog(env.LOG_LEVEL)
if (cluster.isPrimary && env.API_PROCESSES > 1) {
  const metrics = env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : null
  const drain = env.DRAIN_SECONDS * 1000
  await leadProcesses({ count: env.API_PROCESSES, log, metrics, drain })
} else {
  // Loaded here, so that a leader stays small.
  const { serve } = await import('./serve.ts')
  await serve(env, log)
}
