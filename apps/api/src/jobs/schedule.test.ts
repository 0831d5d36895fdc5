import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { runJob, startJobs } from './schedule.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('a job that fails is logged, and runs again', async () => {
  const error = vi.fn()
  const deps = { ...suite.deps, log: { ...suite.deps.log, error } }
  const run = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined)
  const job = { name: 'fails-once', every: 1, run }
  await runJob(deps, job)
  await runJob(deps, job)
  expect(error).toHaveBeenCalledOnce()
  expect(run).toHaveBeenCalledTimes(2)
})
test('of two processes one runs a job', async () => {
  let now = 0
  let most = 0
  const job = {
    name: 'alone',
    every: 1,
    run: async () => {
      now += 1
      most = Math.max(most, now)
      await wait(30)
      now -= 1
    },
  }
  await Promise.all(Array.from({ length: 5 }, () => runJob(suite.deps, job)))
  expect(most).toBe(1)
})
test('more jobs than connections, all due at once, come one after the other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const warn = vi.fn()
  const deps = { ...suite.deps, log: { ...suite.deps.log, warn, error: warn } }
  const done: string[] = []
  const names = Array.from({ length: 12 }, (_, index) => `crowd-${index}`)
  const run = async (name: string) => {
    await suite.deps.db.selectFrom('users').select('id').limit(1).execute()
    done.push(name)
  }
  const jobs = startJobs(
    deps,
    names.map((name) => ({ name, every: 60_000, run: () => run(name) })),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(done).toEqual(names), 3_000)
  await jobs.stop()
  expect(warn).not.toHaveBeenCalled()
})
test('stopping waits for what is running, and nothing runs afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const runs: string[] = []
  let finish = () => {}
  const job = {
    name: 'slow',
    every: 10,
    run: async () => {
      runs.push('begun')
      await new Promise<void>((done) => {
        finish = done
      })
      runs.push('ended')
    },
  }
  const waiting = { name: 'waiting', every: 10, run: async () => runs.push('too late') }
  const jobs = startJobs(suite.deps, [job, waiting])
  expect(runs).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(runs).toEqual(['begun']))
  const stopped = jobs.stop()
  finish()
  await stopped
  expect(runs).toEqual(['begun', 'ended'])
  await wait(50)
  expect(runs).toEqual(['begun', 'ended'])
})
