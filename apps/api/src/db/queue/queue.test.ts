import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { enqueueJob, freeAbandonedJobs, workOffQueue, workOnQueue } from './queue.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('of waiting jobs with one key one is left, with the newest payload', async () => {
  const told: number[] = []
  const handlers = {
    'send-mail': async (_: unknown, { mailId }: { mailId: number }) => void told.push(mailId),
  }
  for (const mailId of [1, 2, 3]) {
    await enqueueJob(suite.deps.db, 'send-mail', { mailId }, { key: 'one' })
  }
  await workOffQueue(suite.database.pool, {}, handlers as never)
  expect(told).toEqual([3])
})

test('a worker is woken by a new job, and stops after the one it is at', async () => {
  const told: number[] = []
  const handlers = {
    'send-mail': async (_: unknown, { mailId }: { mailId: number }) => void told.push(mailId),
  }
  const onTrouble = vi.fn()
  const queue = workOnQueue(suite.database.pool, {}, handlers as never, {
    restingFlags: () => [],
    onTrouble,
  })
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 7 })
  await vi.waitFor(() => expect(told).toEqual([7]), { timeout: 5000 })
  await queue.stop()
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 8 })
  expect(told).toEqual([7])
  expect(onTrouble).not.toHaveBeenCalled()
  await suite.database.pool.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  )
})

test('a job whose process died is free again after five minutes', async () => {
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 5 })
  const { pool } = suite.database
  const hold = (age: string) =>
    pool.query(
      `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - $1::interval`,
      [age],
    )
  const held = async () =>
    (await pool.query('select 1 from graphile_worker.jobs where locked_by is not null')).rows.length
  await hold('4 minutes')
  await freeAbandonedJobs(suite.deps.db)
  expect(await held()).toBe(1)
  await hold('6 minutes')
  await freeAbandonedJobs(suite.deps.db)
  expect(await held()).toBe(0)
})
