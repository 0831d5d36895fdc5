// What waits for somebody to do it: jobs of the queue, timed jobs, emails.
import { Gauge, type Registry } from 'prom-client'
import type { Backlog } from '../jobs/read-backlog.ts'
import type { Log } from '../log.ts'
import { createLook, setOrRemove } from './look.ts'

/** Shows it. All processes read the same rows: rules take the highest, not the sum. */
export function gaugeBacklog(
  registry: Registry,
  read: () => Promise<Backlog>,
  log: Pick<Log, 'warn'>,
): void {
  const look = createLook('what waits in the database', read, log)
  const common = { registers: [registry] }
  const jobs = new Gauge({
    ...common,
    name: 'wepa_jobs',
    help: 'Jobs of the queue by lane: due, for later, running, or failed for good',
    labelNames: ['lane', 'state'] as const,
    collect: () =>
      look((backlog) => {
        jobs.reset()
        for (const { lane, due, later, running, failed } of backlog?.lanes ?? []) {
          jobs.set({ lane, state: 'due' }, due)
          jobs.set({ lane, state: 'later' }, later)
          jobs.set({ lane, state: 'running' }, running)
          jobs.set({ lane, state: 'failed' }, failed)
        }
      }),
  })
  const ages = new Gauge({
    ...common,
    name: 'wepa_oldest_due_job_seconds',
    help: 'How long the job that has been due longest has waited for a worker, by lane',
    labelNames: ['lane'] as const,
    collect: () =>
      look((backlog) => {
        ages.reset()
        for (const { lane, oldest } of backlog?.lanes ?? []) ages.set({ lane }, oldest)
      }),
  })
  const unfinished = new Gauge({
    ...common,
    name: 'wepa_oldest_unfinished_job_seconds',
    help: 'Age of the oldest job that was due and is not done, its tries that failed included, by lane',
    labelNames: ['lane'] as const,
    collect: () =>
      look((backlog) => {
        unfinished.reset()
        for (const lane of backlog?.lanes ?? []) {
          unfinished.set({ lane: lane.lane }, lane.unfinished)
        }
      }),
  })
  const late = new Gauge({
    ...common,
    name: 'wepa_timed_job_late_seconds',
    help: 'How long the timed job that has been due longest has waited',
    collect: () => look((backlog) => setOrRemove(late, backlog?.timedJobLate)),
  })
  const mails = new Gauge({
    ...common,
    name: 'wepa_mails_waiting',
    help: 'Emails that have not left yet',
    collect: () => look((backlog) => setOrRemove(mails, backlog?.mails.waiting)),
  })
  const oldestMail = new Gauge({
    ...common,
    name: 'wepa_oldest_waiting_mail_seconds',
    help: 'Age of the oldest email that has not left yet',
    collect: () => look((backlog) => setOrRemove(oldestMail, backlog?.mails.oldest)),
  })
}
