import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '@wepa/domain/test/eventually'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { attemptEach } from '../attempt-each.ts'
import { addTimedJobs, takeDueJob } from '../db/queue/timed-jobs.ts'
import { createWatch } from '../telemetry/watch.ts'
import { type Job, startJobs } from './schedule.ts'

let suite: Suite
const started: { stop: () => Promise<void> }[] = []
beforeAll(async () => {
  suite = await startSuite()
})
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()))
})
afterAll(() => suite.close())

const jobOf = (name: string, run: Job['run'], more: Partial<Job> = {}): Job => ({
  name,
  every: 60_000,
  run,
  ...more,
})

/** As another process of the server, in more of a hurry. */
function start(jobs: readonly Job[], deps = suite.deps) {
  const process = startJobs(deps, jobs, { firstAfter: 0, lookEvery: 20 })
  started.push(process)
  return process
}

const change = (name: string, what: string) =>
  suite.database.pool.query(`update timed_jobs set ${what} where name = $1`, [name])
const secondsUntilDue = async (name: string) => {
  const { rows } = await suite.database.pool.query(
    'select extract(epoch from due_at - now())::float as seconds from timed_jobs where name = $1',
    [name],
  )
  return rows[0]?.seconds
}

test('of five processes one runs a job, once for each interval', async () => {
  const run = vi.fn(() => wait(50))
  const job = jobOf('alone', run)
  for (let process = 0; process < 5; process += 1) start([job])
  await eventually(async () => expect(await secondsUntilDue('alone')).toBeGreaterThan(50))
  await wait(300)
  expect(run).toHaveBeenCalledOnce()
  await change('alone', 'due_at = now()')
  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
  await wait(300)
  expect(run).toHaveBeenCalledTimes(2)
})

test('the job of a process that was killed is free when its lease ends, ten seconds later', async () => {
  const run = vi.fn(async () => {})
  await addTimedJobs(suite.deps.db, ['orphan'])
  const held = await takeDueJob(suite.deps.db, { names: ['orphan'], holder: 'dead' })
  expect(held).toBe('orphan')
  const { rows } = await suite.database.pool.query(
    `select held_until <= now() + interval '10 seconds' as "isSoon" from timed_jobs where name = 'orphan'`,
  )
  expect(rows).toEqual([{ isSoon: true }])
  start([jobOf('orphan', run)])
  await wait(300)
  expect(run).not.toHaveBeenCalled()
  await change('orphan', `held_until = now() - interval '1 second'`)
  await eventually(() => expect(run).toHaveBeenCalledOnce())
})

test('a job that takes longer than its lease stays with the process that runs it', async () => {
  const finished = vi.fn()
  const run = vi.fn(() => wait(12_000).then(finished))
  start([jobOf('long', run)])
  start([jobOf('long', run)])
  await vi.waitFor(() => expect(finished).toHaveBeenCalled(), { timeout: 20_000 })
  expect(run).toHaveBeenCalledOnce()
}, 40_000)

test('a job that another process has is told so, stops before its next step, and leaves it theirs', async () => {
  const steps: number[] = []
  const warn = vi.fn()
  const isOver = new AbortController()
  function* numbers() {
    for (let number = 0; !isOver.signal.aborted; number += 1) yield number
  }
  const many: Job['run'] = (ctx) =>
    attemptEach(
      ctx,
      numbers(),
      (number) => ({ number }),
      async (number) => {
        await wait(20)
        return steps.push(number) > 0
      },
    )
  start([jobOf('taken', many)], { ...suite.deps, log: { ...suite.deps.log, warn } })
  try {
    await eventually(() => expect(steps.length).toBeGreaterThan(1))
    await change('taken', `held_by = 'other', held_until = now() + interval '1 hour'`)
    const failed = [expect.objectContaining({ job: 'taken' }), 'a job failed']
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(...failed), { timeout: 8000 })
    const done = steps.length
    await wait(200)
    expect(steps).toHaveLength(done)
    const { rows } = await suite.database.pool.query(
      `select held_by as holder, due_at <= now() as "isDue" from timed_jobs where name = 'taken'`,
    )
    expect(rows).toEqual([{ holder: 'other', isDue: true }])
  } finally {
    isOver.abort()
  }
}, 20_000)

test('a job whose lease the database does not confirm is told so when the lease ends', async () => {
  const isOver = new AbortController()
  const told = vi.fn()
  const waiting: Job['run'] = async ({ signal = isOver.signal }) => {
    await Promise.race([once(signal, 'abort'), once(isOver.signal, 'abort')])
    if (!isOver.signal.aborted) told()
  }
  const client = await suite.database.pool.connect()
  try {
    const run = vi.fn(waiting)
    start([jobOf('unheard', run)])
    await eventually(() => expect(run).toHaveBeenCalled())
    await client.query('begin')
    await client.query(`select from timed_jobs where name = 'unheard' for update`)
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 15_000 })
    await client.query('rollback')
    await eventually(async () => expect(await secondsUntilDue('unheard')).toBeGreaterThan(50))
    expect(run).toHaveBeenCalledOnce()
  } finally {
    isOver.abort()
    client.release(true)
  }
}, 30_000)

test('an end that cannot be written is written later, and the job does not run again before', async () => {
  const warn = vi.fn()
  const run = vi.fn(async () => {})
  await suite.database.pool.query(`
    create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_end before update on timed_jobs for each row
      when (old.name = 'endless' and new.held_by is null) execute function refuse_end()`)
  start([jobOf('endless', run)], { ...suite.deps, log: { ...suite.deps.log, warn } })
  await eventually(() => expect(warn.mock.calls.length).toBeGreaterThan(2))
  await suite.database.pool.query('drop trigger refuse_end on timed_jobs')
  await eventually(async () => expect(await secondsUntilDue('endless')).toBeGreaterThan(50))
  expect(run).toHaveBeenCalledOnce()
})

test('a job that hangs at a provider keeps only those waiting that ask the same', async () => {
  let letGo = () => {}
  const hanging = new Promise<void>((done) => {
    letGo = done
  })
  const [own, same, files] = [vi.fn(async () => {}), vi.fn(async () => {}), vi.fn(async () => {})]
  start([
    jobOf('a-hangs', () => hanging, { asks: 'payments' }),
    jobOf('b-same', same, { asks: 'payments' }),
    jobOf('c-own', own),
    jobOf('d-files', files, { asks: 'files' }),
  ])
  await eventually(() => expect(own).toHaveBeenCalled())
  await eventually(() => expect(files).toHaveBeenCalled())
  expect(same).not.toHaveBeenCalled()
  letGo()
  await eventually(() => expect(same).toHaveBeenCalled())
})

test('a job that fails is logged, is tried again within an hour, and holds up no other', async () => {
  const error = vi.fn()
  const other = vi.fn(async () => {})
  const failing = jobOf('a-fails', () => Promise.reject(new Error('no')), { every: 86_400_000 })
  const ran = vi.fn()
  const nothing = () => {}
  const rest = { waited: nothing, asked: nothing, called: nothing, reached: nothing }
  start([failing, jobOf('b-after', other)], {
    ...suite.deps,
    log: { ...suite.deps.log, error },
    watch: createWatch({ metrics: { ...rest, worked: nothing, ran } }),
  })
  await eventually(() => expect(other).toHaveBeenCalled())
  expect(error).toHaveBeenCalledOnce()
  expect(ran).toHaveBeenCalledWith('a-fails', 'failed')
  expect(await secondsUntilDue('a-fails')).toBeLessThan(3601)
})

test('more jobs than connections, all due at once, hold none while they wait', async () => {
  const done = vi.fn()
  const names = Array.from({ length: 25 }, (_, index) => `crowd-${index}`)
  const run = async () => {
    await suite.deps.db.selectFrom('users').select('id').limit(1).execute()
    done()
  }
  start(names.map((name) => jobOf(name, run)))
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(25), { timeout: 5000 })
})

test('stopping waits for what is running, and nothing runs afterwards', async () => {
  const runs: string[] = []
  let finish = () => {}
  const slow = jobOf('a-slow', async () => {
    runs.push('begun')
    await new Promise<void>((done) => {
      finish = done
    })
    runs.push('ended')
  })
  const waiting = jobOf('b-waiting', async () => runs.push('too late'))
  const jobs = start([slow, waiting])
  await eventually(() => expect(runs).toEqual(['begun']))
  const stopped = jobs.stop()
  finish()
  await stopped
  await wait(100)
  expect(runs).toEqual(['begun', 'ended'])
})
