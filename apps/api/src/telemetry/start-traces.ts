import type { Log } from '../log.ts'
import type { TraceOptions, Traces } from './traces.ts'

/** Loads OpenTelemetry, and begins to send to the collector. */
export async function startTraces(options: TraceOptions, log: Pick<Log, 'warn'>): Promise<Traces> {
  const { createTraces } = await import('./otlp.ts')
  return createTraces(options, log)
}
