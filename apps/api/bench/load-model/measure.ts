// One configuration: what each kind costs on it, what its parts hold, and how many people it carries.
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../servers.ts'
import { makeActions } from './actions.ts'
import { climb, type Step } from './climb.ts'
import { type Action, type Driven, drive } from './drive.ts'
import { connectPeople, type People } from './people.ts'
import { forEachKind, type Kind } from './shares.ts'
import { type Roots, readAllHeld, spend } from './spent.ts'
import { type Cost, type Costs, costOfOne, eachPart, type Measured, nothing } from './sums.ts'
import { type Replica, untilQueueRests, type World } from './world.ts'

export type Configuration = {
  port: number
  dataDir: string
  processes: number
  replica: Replica | undefined
  /** Of a process that asks one more replica how far it has come, in a second. */
  probe: Cost
  /** Of one kind. */
  seconds: number
  /** Steps of a load of everything at once. */
  people: readonly number[]
  /** The part of ads' pages that is found kept in those steps. */
  hits: number
  photos: readonly Buffer[]
}

export type Row = { kind: Kind; driven: Driven; cost: Cost; client: number }

/** Of the machine, over the last minute: how many processes wanted a core. */
export type Busy = { before: number; after: number }

export type Result = Measured & {
  processes: number
  sockets: number
  rows: readonly Row[]
  /** Of opening one socket. */
  opening: Cost
  busy: Busy
  steps: readonly Step[]
}

type Bench = Configuration & { world: World; roots: Roots; actions: readonly Action[] }

const connections = 4
const messagesPerSecond = 40

/** Starts the server on the world's databases, measures, and ends it. */
export async function measureOn(world: World, given: Configuration): Promise<Result> {
  const { port, processes, replica, photos } = given
  const [before = 0] = loadavg()
  const server = await startProduct(port, world.primary.url, given.dataDir, processes, {
    // As on several machines, whatever runs here: one process alone would count by itself.
    RATE_LIMIT_STORE: 'postgres',
    TRUST_PROXY: 'loopback',
    ...(replica && { DATABASE_REPLICA_URLS: replica.url }),
  })
  try {
    const roots = { server: server.pid, primary: world.primary.pid, replica: replica?.pid }
    const { ads, talkers } = world
    const seed = processes * 1000 + (replica ? 500 : 0)
    const actions = makeActions({ port, ads, talkers, photos, seed })
    const measured = await measureParts({ ...given, world, roots, actions })
    return { ...measured, busy: { before, after: loadavg()[0] ?? 0 } }
  } finally {
    await server.stop()
  }
}

async function measureParts(bench: Bench): Promise<Omit<Result, 'busy'>> {
  const { world, roots, port, processes, probe } = bench
  const sockets = world.talkers.length
  await sleep(3000)
  // First of all: later, what a heap has not collected yet hides what sockets take.
  const before = await readAllHeld(roots)
  const opened = await spend(roots, nothing, () => connectPeople(port, world.talkers))
  const people = opened.result
  const connected = await readAllHeld(roots)
  const socket = Math.max(0, connected.server.all - before.server.all) / sockets
  const { rows, holding, held, steps } = await measureWith(people, bench).finally(people.close)
  const idle = await idleFor(roots, 10)
  return {
    processes,
    replicas: bench.replica ? 1 : 0,
    sockets,
    rows,
    costs: costsOf(rows, { idle, holding, probe, sockets, processes }),
    opening: eachPart((part) => opened.of[part] / sockets),
    memory: {
      process: (held.server.all - sockets * socket) / processes,
      socket,
      connections: {
        primary: held.primary.own / processes,
        replica: held.replica.own / processes,
      },
    },
    steps,
  }
}

async function measureWith(people: People, bench: Bench) {
  await warmUp(bench)
  // Each socket is asked once whether it is still there.
  const holding = await idleFor(bench.roots, 30)
  const rows = await measureKinds(bench, holding, people)
  const held = await readAllHeld(bench.roots)
  const of = costsOfRows(rows)
  return { rows, holding, held, steps: await climb({ ...bench, holding, of }, people) }
}

/** What a server that has just started compiles and opens, each process for itself, is no cost of what is asked then. */
async function warmUp({ world, port, processes, actions }: Bench): Promise<void> {
  for (const action of actions) {
    await drive(action, { port, connections: walkersOf(action.kind), seconds: 1 + processes })
  }
  await untilQueueRests(world.pool)
  // The first timed jobs run five seconds after the start.
  await sleep(5000)
}

/** Results by filters are rendered one at a time, and of pictures two are drawn at once. */
function walkersOf(kind: Kind): number {
  if (kind === 'rendered list page') return 1
  return kind === 'ad with photos' ? 2 : connections
}

async function idleFor(roots: Roots, seconds: number): Promise<Cost> {
  const { of } = await spend(roots, nothing, () => sleep(seconds * 1000))
  return eachPart((part) => of[part] / seconds)
}

async function measureKinds(bench: Bench, idle: Cost, people: People): Promise<Row[]> {
  const { port, seconds, world, roots } = bench
  const measure = async (kind: Kind, work: () => Promise<Driven>): Promise<Row> => {
    const spent = await spend(roots, idle, async () => {
      const driven = await work()
      await untilQueueRests(world.pool)
      // What was written reaches the replica, and what is counted the database.
      await sleep(1000)
      return driven
    })
    const driven = spent.result
    const cost = costOfOne(kind, spent.of, driven)
    return { kind, driven, cost, client: spent.client / driven.count }
  }
  const rows: Row[] = []
  for (const action of bench.actions) {
    const { kind } = action
    const load = { port, connections: walkersOf(kind), seconds }
    rows.push(await measure(kind, () => drive(action, load)))
  }
  rows.push(await measure('message', () => talk(people, seconds)))
  return rows
}

async function talk(people: People, seconds: number): Promise<Driven> {
  const start = performance.now()
  const all = messagesPerSecond * seconds
  for (let said = 0; said < all; ) {
    const due = Math.min(all, ((performance.now() - start) / 1000) * messagesPerSecond)
    for (; said < due; said++) people.say()
    await sleep(5)
  }
  return people.heard(start)
}

type Held = Pick<Costs, 'probe'> & {
  idle: Cost
  holding: Cost
  sockets: number
  processes: number
}

function costsOf(rows: readonly Row[], held: Held): Costs {
  const { idle, holding, probe, sockets, processes } = held
  return {
    of: costsOfRows(rows),
    idle: eachPart((part) => idle[part] / processes),
    probe,
    socket: eachPart((part) => Math.max(0, holding[part] - idle[part]) / sockets),
  }
}

function costsOfRows(rows: readonly Row[]): Costs['of'] {
  return forEachKind((kind) => rows.find((row) => row.kind === kind)?.cost ?? nothing)
}
