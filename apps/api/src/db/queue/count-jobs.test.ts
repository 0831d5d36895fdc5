import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { countJobs } from './count-jobs.ts'
import { enqueueJob } from './queue.ts'
import { addTimedJobs, findLateness, takeDueJob } from './timed-jobs.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('what stands in the queue is counted by lane, and what is due longest shows', async () => {
  const { db } = suite.deps
  const { pool } = suite.database
  for (const mailId of [1, 2, 3, 4]) await enqueueJob(db, 'send-mail', { mailId })
  await enqueueJob(db, 'send-mail', { mailId: 5 }, { after: 600 })
  const change = (mailId: number, what: string) =>
    pool.query(`update graphile_worker._private_jobs set ${what} where payload->>'mailId' = $1`, [
      String(mailId),
    ])
  await change(1, `run_at = now() - interval '2 minutes'`)
  await change(2, 'attempts = max_attempts')
  await change(3, `locked_at = now(), locked_by = 'a'`)
  const lanes = await countJobs(db)
  const mail = lanes.find(({ lane }) => lane === 'mail')
  expect(mail).toMatchObject({ due: 2, later: 1, running: 1, failed: 1 })
  expect(mail?.oldest).toBeGreaterThanOrEqual(120)
  expect(mail?.oldest).toBeLessThan(180)
  const money = { due: 0, later: 0, running: 0, failed: 0, oldest: 0, unfinished: 0 }
  expect(lanes.find(({ lane }) => lane === 'money')).toMatchObject(money)
})

test('a job that failed is unfinished since it was written, while its next try is for later', async () => {
  const { db } = suite.deps
  const { pool } = suite.database
  const sms = async () => (await countJobs(db)).find(({ lane }) => lane === 'sms')
  await enqueueJob(db, 'send-sms', { textMessageId: 1 }, { after: 60 })
  // Nobody wants it yet.
  expect(await sms()).toMatchObject({ later: 1, unfinished: 0 })
  const change = (what: string) =>
    pool.query(
      `update graphile_worker._private_jobs set ${what} where payload->>'textMessageId' = '1'`,
    )
  await change(
    `created_at = now() - interval '5 minutes', attempts = 1, last_error = 'Twilio is away'`,
  )
  const failing = await sms()
  expect(failing).toMatchObject({ due: 0, later: 1, oldest: 0 })
  expect(failing?.unfinished).toBeGreaterThanOrEqual(300)
  expect(failing?.unfinished).toBeLessThan(360)
  await change('attempts = max_attempts')
  expect(await sms()).toMatchObject({ later: 0, failed: 1, unfinished: 0 })
})

test('a timed job is late from when it was due, and not while somebody runs it', async () => {
  const { db } = suite.deps
  const names = ['one', 'two']
  await addTimedJobs(db, [...names, 'of-an-older-version'])
  await suite.database.pool.query(
    `update timed_jobs set due_at = now() - interval '1 minute'
     where name in ('two', 'of-an-older-version')`,
  )
  const late = await findLateness(db, names)
  expect(late).toBeGreaterThanOrEqual(60)
  expect(late).toBeLessThan(90)
  expect(await takeDueJob(db, { names, holder: 'me' })).toBe('two')
  expect(await findLateness(db, names)).toBeLessThan(30)
})
