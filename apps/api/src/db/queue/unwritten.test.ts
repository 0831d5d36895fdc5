// Results that cannot be written, several at the same moment: the library's run ends and never says so.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { enqueueJob, workOnQueue } from './queue.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const refuseResults = `
  create function refuse() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); raise 'no'; end $$;
  create trigger refuse before delete on graphile_worker._private_jobs
    for each row execute function refuse()`

test('results that cannot be written do not end the work: the queue goes on, and stops when told', async () => {
  const { pool } = suite.database
  const told: number[] = []
  // Three end shortly after each other, the fourth is still at work when their results are refused.
  const handlers = {
    'push-notification': async (_: unknown, { subscriptionId }: { subscriptionId: number }) => {
      await wait(subscriptionId)
    },
    'send-mail': async (_: unknown, { mailId }: { mailId: number }) => void told.push(mailId),
  }
  await pool.query(refuseResults)
  for (const subscriptionId of [100, 120, 140, 900]) {
    await enqueueJob(suite.deps.db, 'push-notification', { notificationId: 1, subscriptionId })
  }
  const onTrouble = vi.fn()
  const queue = workOnQueue(pool, {}, handlers as never, { restingFlags: () => [], onTrouble })
  await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled(), { timeout: 10_000 })
  await wait(1500)
  await pool.query('drop function refuse cascade')
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 7 })
  await vi.waitFor(() => expect(told).toEqual([7]), { timeout: 15_000 })
  const left = 'select from graphile_worker.jobs'
  await vi.waitFor(async () => expect((await pool.query(left)).rowCount).toBe(0), {
    timeout: 15_000,
  })
  await queue.stop()
}, 60_000)
