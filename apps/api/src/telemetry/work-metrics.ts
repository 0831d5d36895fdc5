// How long the parts of the work take: procedures, statements, jobs, calls to others. Few labels, all of them bounded.
import { Histogram, type Registry } from 'prom-client'
import type { Outcome } from './outcome.ts'

/** Which connections: those that answer people, those of the queue and its jobs, those to the replicas. */
export type PoolKind = 'answers' | 'queue' | 'replica'

/** Whom we ask. */
export type Provider =
  | 'assistant'
  | 'payments'
  | 'mail'
  | 'sms'
  | 'push'
  | 'social'
  | 'webhooks'
  | 'pictures'
  | 'documents'

/** Everything in seconds. */
export type WorkMetrics = {
  waited: (pool: PoolKind, seconds: number) => void
  asked: (pool: PoolKind, seconds: number) => void
  called: (procedure: string, outcome: Outcome, seconds: number) => void
  worked: (job: string, outcome: Outcome, seconds: number) => void
  reached: (provider: Provider, outcome: Outcome, seconds: number) => void
}

export function createWorkMetrics(registry: Registry): WorkMetrics {
  const registers = [registry]
  const waits = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'Time that somebody waited for a connection to the database, by pool',
    labelNames: ['pool'] as const,
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_seconds',
    help: 'Time from a statement to its answer, by pool',
    labelNames: ['pool'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10],
    registers,
  })
  const procedures = new Histogram({
    name: 'wepa_procedure_seconds',
    help: 'Time of a procedure, whether it came by tRPC, REST or from a page: ok, refused (4xx) or failed (5xx)',
    labelNames: ['procedure', 'outcome'] as const,
    // Some hundred procedures: few buckets for each.
    buckets: [0.025, 0.1, 0.25, 1, 5],
    registers,
  })
  const jobs = new Histogram({
    name: 'wepa_job_seconds',
    help: 'Time of a job of the queue; one that failed is tried again',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.05, 0.5, 5, 30],
    registers,
  })
  const providers = new Histogram({
    name: 'wepa_provider_seconds',
    help: 'Time of a call to somebody else: ok, refused by them for a reason of ours, or failed',
    labelNames: ['provider', 'outcome'] as const,
    buckets: [0.05, 0.25, 1, 2.5, 10, 30],
    registers,
  })
  return {
    waited: (pool, seconds) => waits.observe({ pool }, seconds),
    asked: (pool, seconds) => statements.observe({ pool }, seconds),
    called: (procedure, outcome, seconds) => procedures.observe({ procedure, outcome }, seconds),
    worked: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    reached: (provider, outcome, seconds) => providers.observe({ provider, outcome }, seconds),
  }
}
