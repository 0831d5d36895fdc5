// What is looked up when the metrics are read, and what could not be.
import { expect, test } from 'vitest'
import type { ReplicaState } from '../db/replicas/replica-watch.ts'
import type { Backlog } from '../jobs/read-backlog.ts'
import { createMetrics } from './metrics.ts'

const lane = { due: 0, later: 1, running: 0, failed: 0, oldest: 0, unfinished: 400 }
const backlog: Backlog = {
  lanes: [{ lane: 'money', ...lane }],
  timedJobLate: 0,
  mails: { waiting: 0, oldest: 0 },
}

/** Metrics of a process that sees these replicas, and what it logs. */
function show(
  replicas: ReplicaState[],
  readBacklog = async () => backlog,
  isArchiveFailing = async () => false,
) {
  const said: string[] = []
  const counts = { totalCount: 1, idleCount: 1, waitingCount: 0 }
  const metrics = createMetrics(['expire-listings'])
  metrics.show({
    pools: { answers: counts, queue: counts },
    replicas: () => replicas,
    activities: { lost: () => 0 },
    readBacklog,
    isArchiveFailing,
    mostMemory: 1,
    dataDir: import.meta.dirname,
    log: { warn: (_: object, message?: string) => void said.push(message ?? '') },
  })
  return { read: metrics.read, said }
}

test('of addresses that name every server, the one that leads is no replica that is left out', async () => {
  const replicas = [
    { isUsed: true, isPrimary: false, lag: 0 },
    { isUsed: false, isPrimary: true, lag: undefined },
    { isUsed: false, isPrimary: false, lag: undefined },
  ]
  const { read } = show(replicas)
  const used = async () => (await read()).match(/^wepa_replica_used\{.*$/gm)
  expect(await used()).toEqual([
    'wepa_replica_used{replica="1"} 1',
    'wepa_replica_used{replica="3"} 0',
  ])
  // The first leads from now on.
  replicas.splice(0, 1, { isUsed: false, isPrimary: true, lag: undefined })
  expect(await used()).toEqual(['wepa_replica_used{replica="3"} 0'])
})

test('what cannot be read is left out, and the log says so once', async () => {
  let isAway = true
  const { read, said } = show([], async () => {
    if (isAway) throw new Error('away')
    return backlog
  })
  for (const _ of [1, 2]) expect(await read()).not.toMatch(/^wepa_jobs\{/m)
  expect(said).toEqual(['the metrics do without: it could not be read'])
  isAway = false
  const text = await read()
  expect(text).toContain('wepa_jobs{lane="money",state="later"} 1')
  expect(text).toContain('wepa_oldest_unfinished_job_seconds{lane="money"} 400')
  expect(said).toEqual([
    'the metrics do without: it could not be read',
    'the metrics have it again',
  ])
})

test('an archive that fails is told of, and one that nobody could ask about is unknown', async () => {
  let isFailing = async (): Promise<boolean> => {
    throw new Error('away')
  }
  const { read } = show([], undefined, () => isFailing())
  const failing = async () => (await read()).match(/^wepa_wal_archive_failing .*$/gm)
  expect(await failing()).toBeNull()
  isFailing = async () => true
  expect(await failing()).toEqual(['wepa_wal_archive_failing 1'])
  isFailing = async () => false
  expect(await failing()).toEqual(['wepa_wal_archive_failing 0'])
})

test('a timed job that has not failed yet is there as zero, so that its first failure is one more', async () => {
  const { read } = show([])
  expect(await read()).toContain('wepa_timed_jobs_total{name="expire-listings",outcome="failed"} 0')
})
