// What is looked up each time the metrics are read: memory, disk, connections, replicas, the archive, what waits.
import { statfs } from 'node:fs/promises'
import { getHeapStatistics } from 'node:v8'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReplicaState } from '../db/replicas/replica-watch.ts'
import type { Backlog } from '../jobs/read-backlog.ts'
import type { Log } from '../log.ts'
import { gaugeBacklog } from './backlog-gauges.ts'
import { createLook, setOrRemove } from './look.ts'

export type PoolCounts = { totalCount: number; idleCount: number; waitingCount: number }

/** What a process shows of itself. */
export type Shown = {
  pools: { answers: PoolCounts; queue: PoolCounts }
  replicas: () => ReplicaState[]
  activities: { lost: () => number }
  /** What waits in the database for somebody to do it. */
  readBacklog: () => Promise<Backlog>
  /** Whether PostgreSQL's log does not reach its archive. */
  isArchiveFailing: () => Promise<boolean>
  /** Bytes (RSS) beyond which requests are refused. */
  mostMemory: number
  /** The folder whose disk is looked at. */
  dataDir: string
  /** Hears of what could not be looked at. */
  log: Pick<Log, 'warn'>
}

/** Shows it in the registry. What several processes see alike each of them shows: rules take the highest or lowest. */
export function showGauges(registry: Registry, shown: Shown): void {
  gaugeMemory(registry, shown.mostMemory)
  gaugeDisk(registry, shown.dataDir, shown.log)
  gaugePools(registry, shown.pools)
  gaugeReplicas(registry, shown.replicas)
  gaugeBacklog(registry, shown.readBacklog, shown.log)
  gaugeArchive(registry, shown.isArchiveFailing, shown.log)
  countLost(registry, shown.activities)
}

/** What the default metrics leave out: bodies and pictures in buffers, and what V8 itself has taken. */
function gaugeMemory(registry: Registry, mostMemory: number): void {
  const registers = [registry]
  const gauge = new Gauge({
    name: 'wepa_memory_bytes',
    help: 'Memory outside the heap, by its kind',
    labelNames: ['kind'] as const,
    registers,
    collect: () => {
      gauge.set({ kind: 'array_buffers' }, process.memoryUsage().arrayBuffers)
      gauge.set({ kind: 'malloced' }, getHeapStatistics().malloced_memory)
    },
  })
  const name = 'wepa_memory_limit_bytes'
  new Gauge({ name, help: 'Memory (RSS) beyond which requests are refused', registers }).set(
    mostMemory,
  )
}

function gaugeDisk(registry: Registry, dataDir: string, log: Shown['log']): void {
  const look = createLook('the disk of DATA_DIR', () => statfs(dataDir), log)
  const disk = { registers: [registry] }
  const size = new Gauge({
    ...disk,
    name: 'wepa_disk_bytes',
    help: 'Size of the disk of DATA_DIR',
    collect: () => look((found) => setOrRemove(size, found && found.blocks * found.bsize)),
  })
  const free = new Gauge({
    ...disk,
    name: 'wepa_disk_free_bytes',
    help: 'Room that is left on the disk of DATA_DIR',
    collect: () => look((found) => setOrRemove(free, found && found.bavail * found.bsize)),
  })
}

function gaugePools(registry: Registry, pools: Shown['pools']): void {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pools, and who waits for one',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect: () => {
      for (const [pool, counts] of Object.entries(pools)) {
        gauge.set({ pool, state: 'open' }, counts.totalCount)
        gauge.set({ pool, state: 'idle' }, counts.idleCount)
        gauge.set({ pool, state: 'waiting' }, counts.waitingCount)
      }
    },
  })
}

function gaugeReplicas(registry: Registry, replicas: Shown['replicas']): void {
  const labelled = { labelNames: ['replica'] as const, registers: [registry] }
  const used = new Gauge({
    ...labelled,
    name: 'wepa_replica_used',
    help: '1 for a replica that answers reads, 0 for one that is left out, numbered as in the settings; none for the primary itself',
    collect: () => {
      used.reset()
      for (const [number, { isUsed, isPrimary }] of replicas().entries()) {
        if (!isPrimary) used.set({ replica: String(number + 1) }, isUsed ? 1 : 0)
      }
    },
  })
  const lag = new Gauge({
    ...labelled,
    name: 'wepa_replica_lag_seconds',
    help: 'Time since the primary was where the replica is; of one that is further behind than about ten seconds, only that much is known',
    collect: () => {
      lag.reset()
      for (const [number, { lag: milliseconds }] of replicas().entries()) {
        if (milliseconds !== undefined)
          lag.set({ replica: String(number + 1) }, milliseconds / 1000)
      }
    },
  })
}

function gaugeArchive(
  registry: Registry,
  isFailing: Shown['isArchiveFailing'],
  log: Shown['log'],
): void {
  const look = createLook('the archive of the log', isFailing, log)
  const gauge = new Gauge({
    name: 'wepa_wal_archive_failing',
    help: '1 while PostgreSQL fails to archive its log (WAL), 0 where it succeeds or archives nothing',
    registers: [registry],
    collect: () => look((fails) => setOrRemove(gauge, fails === undefined ? fails : Number(fails))),
  })
}

function countLost(registry: Registry, activities: Shown['activities']): void {
  const counter = new Counter({
    name: 'wepa_activities_lost_total',
    help: 'What people did and could not be kept: too much at once, or not to be written',
    registers: [registry],
    collect: () => {
      counter.reset()
      counter.inc(activities.lost())
    },
  })
}
