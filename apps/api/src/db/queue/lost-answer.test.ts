// A job that was taken, and whose worker never heard of it.
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { enqueueJob, workOnQueue } from './queue.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('a job is done soon where the connection broke before its worker was told', async () => {
  const { pool } = suite.database
  const told: number[] = []
  const handlers = {
    'send-mail': async (_: unknown, { mailId }: { mailId: number }) => void told.push(mailId),
  }
  const onLost = vi.fn()
  const queue = workOnQueue(losingFirstJob(pool, onLost), {}, handlers as never, {
    listening: pool,
    restingFlags: () => [],
    onTrouble: () => {},
  })
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 7 })
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), { timeout: 10_000 })
  const { rows } = await pool.query('select locked_by from graphile_worker.jobs')
  expect(rows).toEqual([{ locked_by: expect.any(String) }])
  expect(told).toEqual([])
  await vi.waitFor(() => expect(told).toEqual([7]), { timeout: 15_000 })
  await queue.stop()
}, 40_000)

/** The statement that takes the first job stands, and its answer does not arrive. */
function losingFirstJob(pool: pg.Pool, onLost: () => void): pg.Pool {
  let isLost = false
  const query = (client: pg.PoolClient) => async (config: pg.QueryConfig) => {
    const answer = await client.query(config)
    if (isLost || !answer.rows[0]?.locked_by) return answer
    isLost = true
    onLost()
    throw new Error('Connection terminated unexpectedly')
  }
  return wrap(pool, {
    connect: async () => {
      const client = await pool.connect()
      return wrap(client, { query: query(client) })
    },
  })
}

function wrap<T extends object>(whole: T, own: Record<string, unknown>): T {
  return new Proxy(whole, {
    get: (_, name) => {
      if (typeof name === 'string' && name in own) return own[name]
      const value: unknown = Reflect.get(whole, name, whole)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}
