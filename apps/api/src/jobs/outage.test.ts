// Timed jobs of two processes while their database is away for longer than a lease.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { type OwnPostgres, startOwnPostgres } from '../../test/servers/own-postgres.ts'
import { attemptEach } from '../attempt-each.ts'
import { type OpenDatabase, openDatabase } from '../db/database.ts'
import { type Job, startJobs } from './schedule.ts'

let postgres: OwnPostgres
let suite: Suite
const databases: OpenDatabase[] = []
beforeAll(async () => {
  postgres = await startOwnPostgres()
  suite = await startSuite()
})
afterAll(async () => {
  await suite?.close()
  await Promise.all(databases.map(({ close }) => close()))
  await postgres?.close()
})

const findJob = async () => {
  const found = await databases[0]?.pool.query(
    `select due_at > now() or held_until > now() as "isSettled" from timed_jobs`,
  )
  return found?.rows[0]
}

test('after an outage longer than a lease a job of many steps is at one process alone', async () => {
  const isOver = new AbortController()
  const atIt = new Set<number>()
  const runs: number[] = []
  let most = 0
  function* steps() {
    for (let step = 0; !isOver.signal.aborted; step += 1) yield step
  }
  /** Steps that ask nobody: only the lease tells them of the outage. */
  const jobOf = (process: number): Job => ({
    name: 'many-steps',
    every: 60_000,
    run: async (ctx) => {
      atIt.add(process)
      runs.push(process)
      most = Math.max(most, atIt.size)
      await attemptEach(
        ctx,
        steps(),
        () => ({}),
        async () => {
          await wait(20)
          return true
        },
      ).finally(() => atIt.delete(process))
    },
  })
  const processes = [1, 2].map((number) => {
    const opened = openDatabase({
      url: postgres.url,
      poolSize: 4,
      statementTimeout: 10_000,
      onIdleError: () => {},
    })
    databases.push(opened)
    const deps = { ...suite.deps, db: opened.db }
    return startJobs(deps, [jobOf(number)], { firstAfter: 0, lookEvery: 20 })
  })
  try {
    await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 5000 })
    postgres.kill()
    await vi.waitFor(() => expect([...atIt]).toEqual([]), { timeout: 15_000 })
    await postgres.start()
    // The first one writes its end, or the second one takes what it left.
    await vi.waitFor(async () => expect((await findJob())?.isSettled).toBe(true), {
      timeout: 20_000,
    })
    await wait(1000)
    expect(most).toBe(1)
  } finally {
    isOver.abort()
    await Promise.all(processes.map(({ stop }) => stop()))
  }
}, 60_000)
