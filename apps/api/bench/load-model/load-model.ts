// What people at once cost, by a mix of what they do: `pnpm --filter @wepa/api bench:load-model [--processes 1,2,4]
// [--replicas 0,1] [--people 100,200,400] [--seconds 5] [--sockets 2000] [--ads 100000] [--hits 0.9] [--aim 500]`.
// Drives the real server and the built web (`pnpm build`) on a PostgreSQL of its own. Each kind is measured by itself, then all
// together for so many people; the sums follow from that (sums.ts) and from who does what (shares.ts). The ads stay in the data
// folder for the next time. With these defaults its measurements and pauses alone take 19 minutes; filling the database, starting
// servers and waiting for what is queued come on top.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureOn, type Result } from './measure.ts'
import { makePhotos } from './photos.ts'
import { measureProbe } from './probe.ts'
import { type Cost, nothing } from './sums.ts'
import { assumptions, busyOf, kindsTable, needsTable, stepsTable, thousandTable } from './tables.ts'
import { openWorld, type Replica, type World } from './world.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    replicas: { type: 'string', default: '0,1' },
    people: { type: 'string', default: '100,200,400' },
    seconds: { type: 'string', default: '5' },
    sockets: { type: 'string', default: '2000' },
    ads: { type: 'string', default: '100000' },
    hits: { type: 'string', default: '0.9' },
    aim: { type: 'string', default: '500' },
    port: { type: 'string', default: '4680' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-load-model') },
  },
})
const numbers = (text: string) => text.split(',').map(Number)
const [ads, hits, aim] = [Number(values.ads), Number(values.hits), Number(values.aim)]
const built = join(import.meta.dirname, '../../../web/dist/server/entry-server.js')
if (!existsSync(built)) throw new Error('the web is not built, which renders the pages: pnpm build')

const flags = Object.entries(values).map(([name, value]) => `--${name} ${value}`)
say('Ran with', `${flags.join(' ')}; load average at the start: ${loadavg()[0]?.toFixed(1)}`)

// Neighbors talk with each other: an even number.
const people = Math.ceil(Number(values.sockets) / 2) * 2
const world = await openWorld(values.data, ads, people)
try {
  const photos = await makePhotos(40)
  const results: Result[] = []
  for (const replicas of numbers(values.replicas)) {
    results.push(...(await measureAll(world, replicas > 0, photos)))
  }
  say('\n### A thousand people at once\n', thousandTable(results))
  say('\n### Assumptions\n', assumptions(ads, hits))
} finally {
  await world.close()
}

/** Each number of processes, with a replica or without. */
async function measureAll(
  world: World,
  isReplicated: boolean,
  photos: readonly Buffer[],
): Promise<Result[]> {
  const replica = isReplicated ? await world.startReplica() : undefined
  const results: Result[] = []
  try {
    const probe = replica ? await measureProbe(world, replica) : nothing
    for (const processes of numbers(values.processes)) {
      results.push(await measureOne(world, { processes, replica, probe, photos }))
    }
  } finally {
    await replica?.close()
  }
  return results
}

type One = {
  processes: number
  replica: Replica | undefined
  probe: Cost
  photos: readonly Buffer[]
}

async function measureOne(world: World, one: One): Promise<Result> {
  const dataDir = join(values.data, 'server')
  const result = await measureOn(world, {
    ...one,
    dataDir,
    hits,
    port: Number(values.port),
    seconds: Number(values.seconds),
    people: numbers(values.people),
  })
  // Or the same photos would be known the next time.
  await rm(dataDir, { recursive: true, force: true })
  say(`\n### ${one.processes} processes, ${one.replica ? 1 : 0} replicas`, '')
  say(`Load average before, after: ${busyOf(result.busy)}\n`, kindsTable(result))
  say(`\n${result.sockets} sockets open\n`, stepsTable(result, aim))
  say('', needsTable(result))
  say('', thousandTable([result]))
  return result
}

function say(head: string, text: string): void {
  process.stdout.write(`${head}\n${text}\n`)
}
