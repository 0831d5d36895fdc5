// A run whose first look at the queue fails: the library keeps that failure for as long as the run lasts.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { enqueueJob, workOnQueue } from './queue.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('a first look that fails does not end the work', async () => {
  const { pool } = suite.database
  const told: number[] = []
  const handlers = {
    'send-mail': async (_: unknown, { mailId }: { mailId: number }) => void told.push(mailId),
  }
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 7 })
  await pool.query('alter table graphile_worker._private_tasks rename to away')
  const queue = workOnQueue(pool, {}, handlers as never, {
    restingFlags: () => [],
    onTrouble: () => {},
  })
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select count(*)::int as runs from job_runs')
      expect(rows[0].runs).toBeGreaterThan(1)
    },
    { timeout: 15_000 },
  )
  await pool.query('alter table graphile_worker.away rename to _private_tasks')
  await vi.waitFor(() => expect(told).toEqual([7]), { timeout: 15_000 })
  await queue.stop()
}, 60_000)
