// What a process held that died, and who may judge that it has.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { startServer } from '../../../test/servers/server-process.ts'
import { startSmtp } from '../../../test/servers/smtp-server.ts'
import { insertMail } from '../../features/mail/mail.repo.ts'
import { beatJobLease, freeJobsOfDeadRuns } from './lease.ts'
import { enqueueJob } from './queue.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  const { pool } = suite.database
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query('delete from job_runs')
})

/** Two runs; `a` holds a job. `heard` and `since`: how long ago, in seconds. */
async function runs(a: { heard: number; since: number }, b: { heard: number; since: number }) {
  const { pool } = suite.database
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 1 })
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'a', locked_at = now()`)
  for (const [id, { heard, since }] of Object.entries({ a, b })) {
    await pool.query(
      `insert into job_runs (id, heard_at, since)
       values ($1, now() - $2 * interval '1 second', now() - $3 * interval '1 second')`,
      [id, heard, since],
    )
  }
}

async function held(): Promise<number | null> {
  const { pool } = suite.database
  return (await pool.query('select from graphile_worker.jobs where locked_by is not null')).rowCount
}

test.each([
  { who: 'one that is heard', a: { heard: 10, since: 60 }, b: { heard: 0, since: 60 }, left: 1 },
  {
    who: 'one nobody may judge yet',
    a: { heard: 40, since: 60 },
    b: { heard: 0, since: 2 },
    left: 1,
  },
  {
    who: 'one judged by another dead one',
    a: { heard: 40, since: 90 },
    b: { heard: 40, since: 90 },
    left: 1,
  },
  { who: 'one that is silent', a: { heard: 16, since: 60 }, b: { heard: 0, since: 60 }, left: 0 },
])('of $who, $left jobs stay held', async ({ a, b, left }) => {
  await runs(a, b)
  await freeJobsOfDeadRuns(suite.database.pool, 'b')
  expect(await held()).toBe(left)
})

test('after a database that was away nobody is judged before all had time to be heard', async () => {
  await runs({ heard: 40, since: 90 }, { heard: 40, since: 90 })
  await beatJobLease(suite.database.pool, 'b')
  await freeJobsOfDeadRuns(suite.database.pool, 'b')
  expect(await held()).toBe(1)
})

test('a run that was frozen and comes back keeps its job when it is heard first', async () => {
  await runs({ heard: 40, since: 90 }, { heard: 0, since: 90 })
  await beatJobLease(suite.database.pool, 'a')
  await freeJobsOfDeadRuns(suite.database.pool, 'b')
  expect(await held()).toBe(1)
})

test('the job of a process that was killed is done by another soon', async () => {
  const { pool } = suite.database
  const [silent, smtp] = [await startSmtp({ isSilent: true }), await startSmtp()]
  const start = (SMTP_URL: string) =>
    startServer({
      DATABASE_URL: pool.options.connectionString ?? '',
      SMTP_URL,
      MAIL_FROM: 'Wepa <hola@wepa.example>',
    })
  const [dying, now] = [await start(silent.url), new Date()]
  await insertMail(suite.deps.db, {
    userId: null,
    recipient: 'ana@ejemplo.pr',
    subject: 'Hola',
    bodyText: 'Hola',
    bodyHtml: 'Hola',
    unsubscribeUrl: null,
    purpose: null,
    endsAt: null,
    createdAt: now,
  })
  await vi.waitFor(async () => expect(await held()).toBe(1), { timeout: 10_000 })
  dying.child.kill('SIGKILL')
  await dying.ended
  const living = await start(smtp.url)
  try {
    // 15 s and a beat, and what a busy machine needs. Without the lease five minutes.
    await vi.waitFor(() => expect(smtp.recipients).toEqual(['ana@ejemplo.pr']), { timeout: 40_000 })
  } finally {
    living.child.kill('SIGKILL')
    await Promise.all([silent.close(), smtp.close()])
  }
}, 90_000)
