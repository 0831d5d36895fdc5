// How long the parts of the work take: procedures, statements, jobs, calls to others. Few labels, all of them bounded.
import { Counter, Histogram, type Registry } from 'prom-client'
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
  worked: (kind: string, outcome: Outcome, seconds: number) => void
  /** A run of a timed job has ended. */
  ran: (name: string, outcome: Outcome) => void
  reached: (provider: Provider, outcome: Outcome, seconds: number) => void
}

/** @param timedJobs the names of all */
export function createWorkMetrics(registry: Registry, timedJobs: readonly string[]): WorkMetrics {
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
    // Not `job`: by that name Prometheus keeps whom it asked.
    labelNames: ['kind', 'outcome'] as const,
    buckets: [0.05, 0.5, 5, 30],
    registers,
  })
  const runs = new Counter({
    name: 'wepa_timed_jobs_total',
    help: 'Runs of timed jobs; one that failed is tried again within the hour',
    labelNames: ['name', 'outcome'] as const,
    registers,
  })
  // What begins at 1 has not grown for Prometheus: the first run of each kind would be seen by nobody.
  for (const name of timedJobs) {
    for (const outcome of ['ok', 'failed']) runs.inc({ name, outcome }, 0)
  }
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
    worked: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    ran: (name, outcome) => runs.inc({ name, outcome }),
    reached: (provider, outcome, seconds) => providers.observe({ provider, outcome }, seconds),
  }
}
