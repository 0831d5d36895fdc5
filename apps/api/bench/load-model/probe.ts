// What it costs a process to know one more replica: it asks each ten times a second how far it has come.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/db/database.ts'
import { openReaders } from '../../src/db/replicas/readers.ts'
import { cpuOfEach } from '../cpu.ts'
import { type Cost, eachPart, nothing } from './sums.ts'
import type { Replica, World } from './world.ts'

const pool = { poolSize: 1, statementTimeout: 10_000, onIdleError: () => undefined }
/** So many more replicas than one, all of them the same: what one costs is too little to see. */
const further = 12
const seconds = 10

/** CPU milliseconds in a second. What the server does of it is done by this process, with the server's own code. */
export async function measureProbe(world: World, replica: Replica): Promise<Cost> {
  const many = await spendWatching(world, replica, 1 + further)
  const one = await spendWatching(world, replica, 1)
  return eachPart((part) => Math.max(0, (many[part] - one[part]) / (further * seconds)))
}

async function spendWatching(world: World, replica: Replica, count: number): Promise<Cost> {
  const { url: primaryUrl } = world.primary
  const primary = openDatabase({ ...pool, url: primaryUrl })
  const readers = openReaders({
    primary,
    primaryUrl,
    urls: Array.from({ length: count }, () => replica.url),
    pool,
    log: { warn: () => undefined, error: () => undefined },
  })
  // Until all have connected and the code is compiled.
  await sleep(3000)
  const before = await readSpent(replica)
  await sleep(seconds * 1000)
  const after = await readSpent(replica)
  await readers.close()
  await primary.close()
  return eachPart((part) => after[part] - before[part])
}

/** The primary is asked once by each process, however many replicas there are. */
async function readSpent({ pid }: Replica): Promise<Cost> {
  const { user, system } = process.cpuUsage()
  const [replica = 0] = await cpuOfEach([pid])
  return { ...nothing, server: (user + system) / 1000, replica }
}
