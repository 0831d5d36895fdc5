// Where the work of the server passes, it is timed and traced: for metrics, for traces, or for both.
import { performance } from 'node:perf_hooks'
import type { PoolWatch } from '../db/connections/pool-watch.ts'
import { kindOf, type Outcome, outcomeOf } from './outcome.ts'
import { showStatement } from './statement-text.ts'
import type { Span, SpanStart, Traces } from './traces.ts'
import { watchGateway } from './watch-gateway.ts'
import type { PoolKind, Provider, WorkMetrics } from './work-metrics.ts'

/** As tRPC tells how a procedure went. */
type Answer = { ok: true } | { ok: false; error: unknown }

export type Watch = {
  pool: (kind: PoolKind) => PoolWatch
  procedure: <Given extends Answer>(
    call: { path: string; type: string },
    run: () => Promise<Given>,
  ) => Promise<Given>
  /** A job of the queue. */
  job: (name: string, run: () => Promise<void>) => Promise<void>
  timedJob: (name: string, run: () => Promise<unknown>) => Promise<void>
  /** The same gateway, of whose calls the time is told. */
  gateway: <Gateway extends object>(provider: Provider, gateway: Gateway) => Gateway
}

export type Watchers = { metrics?: WorkMetrics | undefined; traces?: Traces | undefined }

/** undefined where nobody wants to know: then nothing is measured. */
export function createWatch({ metrics, traces }: Watchers): Watch | undefined {
  if (!metrics && !traces) return undefined
  return {
    pool: (kind) => watchPool(kind, { metrics, traces }),
    procedure: async ({ path, type }, run) => {
      const span = traces?.beginUnder(procedureSpan(path, type))
      const end = timed((error, seconds, outcome) => {
        metrics?.called(path, outcome, seconds)
        span?.end(endOf(error, outcome))
      })
      try {
        const answer = await (span ? span.within(run) : run())
        end(answer.ok ? undefined : answer.error)
        return answer
      } catch (error) {
        end(error)
        throw error
      }
    },
    job: (name, run) =>
      watchJob(traces?.begin({ name: `job ${name}`, kind: 'internal' }), run, (outcome, seconds) =>
        metrics?.worked(name, outcome, seconds),
      ),
    // Some come every few seconds and find nothing to do: they are counted, and not traced.
    timedJob: (name, run) => watchJob(undefined, run, (outcome) => metrics?.ran(name, outcome)),
    gateway: (provider, gateway) =>
      watchGateway(gateway, (method) => {
        const span = traces?.beginUnder({ name: `${provider} ${method}`, kind: 'client' })
        return timed((error, seconds, outcome) => {
          metrics?.reached(provider, outcome, seconds)
          span?.end(endOf(error, outcome))
        })
      }),
  }
}

async function watchJob(
  span: Span | undefined,
  run: () => Promise<unknown>,
  tell: (outcome: Outcome, seconds: number) => void,
): Promise<void> {
  const end = timed((error, seconds) => {
    // Whatever a job throws, it is tried again.
    const outcome = error === undefined ? 'ok' : 'failed'
    tell(outcome, seconds)
    span?.end(endOf(error, outcome))
  })
  try {
    await (span ? span.within(run) : run())
    end(undefined)
  } catch (error) {
    end(error)
    throw error
  }
}

function procedureSpan(path: string, type: string): SpanStart {
  return {
    name: path,
    kind: 'internal',
    attributes: { 'rpc.system.name': 'trpc', 'wepa.type': type },
  }
}

function watchPool(pool: PoolKind, { metrics, traces }: Watchers): PoolWatch {
  return {
    waits: () => {
      const startedAt = Date.now()
      return timed((error, seconds, outcome) => {
        metrics?.waited(pool, seconds)
        // One that was free at once is no part of the time.
        if (seconds < 0.001) return
        const attributes = { 'wepa.pool': pool }
        traces
          ?.beginUnder({ name: 'wait for a connection', kind: 'internal', attributes, startedAt })
          ?.end(endOf(error, outcome))
      })
    },
    asks: (sql) => {
      const span = traces?.beginUnder(statementSpan(pool, sql))
      return timed((error, seconds, outcome) => {
        metrics?.asked(pool, seconds)
        span?.end(endOf(error, outcome))
      })
    },
  }
}

function statementSpan(pool: PoolKind, sql: string): SpanStart {
  const { name, text } = showStatement(sql)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': text,
    'wepa.pool': pool,
  }
  return { name, kind: 'client', attributes }
}

/** What to call once at the end, with the error where there was one. */
function timed(
  tell: (error: unknown, seconds: number, outcome: Outcome) => void,
): (error?: unknown) => void {
  const start = performance.now()
  return (error) => {
    const seconds = (performance.now() - start) / 1000
    tell(error, seconds, error === undefined ? 'ok' : outcomeOf(error))
  }
}

function endOf(error: unknown, outcome: Outcome) {
  if (outcome === 'ok') return {}
  const kind = kindOf(error)
  return outcome === 'failed' ? { failure: kind } : { attributes: { 'wepa.refusal': kind } }
}
