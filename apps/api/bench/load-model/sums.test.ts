import { expect, test } from 'vitest'
import {
  assumed,
  connectionsToReplica,
  forEachKind,
  island,
  type Kind,
  perPerson,
} from './shares.ts'
import {
  type Costs,
  costOf,
  costOfOne,
  eachPart,
  listFailures,
  loadOf,
  mixOf,
  needOf,
  nothing,
  ratesOf,
} from './sums.ts'

const mix = { inApp: 0, hits: 0.5, similarHits: 0.5, refreshes: 0 }
const free: Costs = {
  of: forEachKind(() => nothing),
  idle: nothing,
  probe: nothing,
  socket: nothing,
}
const memory = { process: 100, socket: 0.01, connections: { primary: 50, replica: 20 } }
const asItIs = {
  inApp: 0,
  cache: { size: 100_000, lifetime: 10 },
  place: 'each process',
  mostKnown: Number.POSITIVE_INFINITY,
} as const
/** What one replica carries within what is planned for, in thousandths of a core. */
const replicaLoad = 1000 * assumed.replicaCores * assumed.busy
const searching = (server: number) => eachPart((part) => (part === 'server' ? server : 1))

test('a kind of which more than one of a hundred failed has no cost', () => {
  const spent = eachPart(() => 1000)
  const failures = new Map([
    ['429', 2],
    ['503', 1],
  ])
  expect(() => costOfOne('search', spent, { count: 197, failures })).toThrow(
    '3 of 200 failed: search (2 × 429, 1 × 503)',
  )
  expect(() => costOfOne('search', spent, { count: 0, failures })).toThrow('3 of 3 failed')
  expect(() => costOfOne('search', spent, { count: 0, failures: new Map() })).toThrow(
    'nothing was done: search',
  )
})

test('what was spent is shared among those that went well', () => {
  const spent = { server: 1980, primary: -5, replica: 198 }
  const done = { count: 198, failures: new Map([['429', 2]]) }
  expect(costOfOne('search', spent, done)).toEqual({ server: 10, primary: 0, replica: 1 })
  expect(listFailures(done.failures)).toBe('2 × 429')
})

test('what 32,000 people do in a second is what the shares say', () => {
  const rates = ratesOf(island.atOnce, mix)
  const pages = rates['kept list page'] + rates['kept ad page'] + rates['rendered ad page']
  expect(pages).toBeCloseTo(9600)
  expect(rates['kept ad page']).toBe(rates['rendered ad page'])
  // Each page of an ad asks for what is like it.
  expect(rates['similar ads kept'] + rates['similar ads found']).toBeCloseTo(7200)
  expect(rates.search).toBeCloseTo(1600)
  expect(rates.message).toBeCloseTo(60)
  expect(rates['ad with photos']).toBeCloseTo(5)
  expect(island.atOnce * perPerson.sockets).toBe(30_000)
})

test('views in the program are no pages', () => {
  const rates = ratesOf(100, { ...mix, inApp: 0.9 })
  expect(rates['ad in the app']).toBeCloseTo(27)
  expect(rates['kept list page'] + rates['kept ad page'] + rates['rendered ad page']).toBeCloseTo(3)
})

test('a load is each cost as often as it comes, and what processes cost by themselves', () => {
  const costs = {
    ...free,
    of: { ...free.of, search: searching(8), 'rendered list page': searching(20) },
    idle: searching(5),
    socket: searching(0.1),
  }
  // 50 searches, 937.5 sockets; three processes, each with two pages a second to render.
  const load = loadOf(1000, costs, { ...mix, refreshes: 2 }, { processes: 3, known: 1 })
  expect(load.server).toBeCloseTo(50 * 8 + 93.75 + 3 * (5 + 40))
  expect(load.primary).toBeCloseTo(50 + 937.5 + 3 * (1 + 2))
  expect(loadOf(1000, costs, mix, { processes: 0, known: 0 }).server).toBeCloseTo(50 * 8 + 93.75)
})

test('there are as many processes as keep within what is planned for, and no more', () => {
  // 50 searches of 60 ms are three cores: at six tenths of each, five.
  const costs = { ...free, of: { ...free.of, search: searching(60) } }
  const need = needOf(1000, { costs, memory, replicas: 1 }, asItIs)
  expect(need.processes).toBe(5)
  expect(need.load.server).toBeCloseTo(3000)
  expect(need.megabytes.server).toBeCloseTo(500 + 9.375)
  expect(need.megabytes).toMatchObject({ primary: 250, replica: 100 })
})

test('processes that are busy with themselves carry nobody', () => {
  const costs = { ...free, idle: searching(700) }
  expect(() => needOf(10, { costs, memory, replicas: 0 }, asItIs)).toThrow(
    'enough to do with itself',
  )
})

test('replicas that are busy with being asked carry nobody', () => {
  const probe = { ...nothing, replica: 1000 * assumed.replicaCores }
  expect(() =>
    needOf(1000, { costs: { ...free, probe, ...reading(2) }, memory, replicas: 1 }, asItIs),
  ).toThrow('being asked')
})

test('what nobody measured a replica for is read at the primary', () => {
  const costs = { ...free, of: { ...free.of, search: searching(60) } }
  const need = needOf(1000, { costs, memory, replicas: 0 }, asItIs)
  expect(need).toMatchObject({ replicas: 0, connections: 0, processes: 5 })
  expect(need.megabytes).toMatchObject({ primary: 250, replica: 0 })
})

/** 1,000 people's searches, which are as many replicas' work. */
function reading(replicas: number) {
  const search = { server: 60, primary: 0, replica: (replicas * replicaLoad) / 50 }
  return { of: { ...free.of, search } }
}

test('there are as many replicas as the reads need, and every process opens connections to each', () => {
  const costs = { ...free, ...reading(2.5) }
  const need = needOf(1000, { costs, memory, replicas: 1 }, asItIs)
  expect(need).toMatchObject({ processes: 5, replicas: 3, connections: 5 * connectionsToReplica })
  expect(need.megabytes).toMatchObject({ primary: 250, replica: 100 })
  expect(need.load.replica).toBeCloseTo(2.5 * replicaLoad)
})

test('every process asks every replica how far it has come', () => {
  const costs = { ...free, ...reading(2.5), probe: { server: 10, primary: 0, replica: 4 } }
  const need = needOf(1000, { costs, memory, replicas: 1 }, asItIs)
  // Twice beside the first one. 3,000 and 6 times 20 are more than five processes do.
  expect(need).toMatchObject({ processes: 6, replicas: 3 })
  expect(need.load.server).toBeCloseTo(3000 + 6 * 2 * 10)
  expect(need.load.replica).toBeCloseTo(2.5 * replicaLoad + 6 * 2 * 4)
  expect(need.load.primary).toBe(0)
})

test('replicas that only a part of the processes know are asked less, and hold fewer connections', () => {
  const costs = { ...free, ...reading(9.5), probe: { server: 10, primary: 0, replica: 4 } }
  const of = (mostKnown: number) =>
    needOf(1000, { costs, memory, replicas: 1 }, { ...asItIs, mostKnown })
  const two = of(2)
  expect(two).toMatchObject({ processes: 6, replicas: 10 })
  expect(two.load.server).toBeCloseTo(3000 + 6 * 10)
  // Twelve times one process and one replica, at ten replicas: 1.2 processes each.
  expect(two.megabytes.replica).toBeCloseTo(1.2 * memory.connections.replica)
  expect(two.connections).toBe(2 * connectionsToReplica)
  expect(of(100).connections).toBe(of(100).processes * connectionsToReplica)
})

test('a CDN finds more kept than many processes do, and leaves them the rest alone', () => {
  const plan = { ...asItIs, place: 'a CDN' } as const
  const apart = mixOf(32_000, asItIs, 50)
  const together = mixOf(32_000, plan, 50)
  expect(together.hits).toBeGreaterThan(apart.hits)
  expect(together.refreshes * 50).toBeCloseTo(apart.refreshes)
  const longer = { ...plan, cache: { ...plan.cache, lifetime: 20 } }
  expect(mixOf(32_000, longer, 50).refreshes).toBeCloseTo(together.refreshes / 2)
  const costs = { ...free, of: { ...free.of, 'kept list page': searching(1) } }
  expect(needOf(32_000, { costs, memory, replicas: 1 }, plan).load.server).toBe(0)
})

test('what came is counted by what it costs', () => {
  const costs = { ...free.of, search: searching(8), message: searching(3) }
  const counts = new Map<Kind, number>([
    ['search', 10],
    ['message', 2],
  ])
  expect(costOf(counts, costs)).toEqual({ server: 86, primary: 12, replica: 12 })
})
