import { expect, test } from 'vitest'
import { forEachKind, island, type Kind, perPerson } from './shares.ts'
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
  socket: nothing,
}
const memory = { process: 100, socket: 0.01, connections: { primary: 50, replica: 20 } }
const asItIs = { inApp: 0, cache: { size: 100_000, lifetime: 10 }, place: 'each process' } as const
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
  const load = loadOf(1000, costs, { ...mix, refreshes: 2 }, 3)
  expect(load.server).toBeCloseTo(50 * 8 + 93.75 + 3 * (5 + 40))
  expect(load.primary).toBeCloseTo(50 + 937.5 + 3 * (1 + 2))
  expect(loadOf(1000, costs, mix, 0).server).toBeCloseTo(50 * 8 + 93.75)
})

test('there are as many processes as keep within what is planned for, and no more', () => {
  // 50 searches of 60 ms are three cores: at six tenths of each, five.
  const costs = { ...free, of: { ...free.of, search: searching(60) } }
  const need = needOf(1000, { costs, memory }, asItIs)
  expect(need.processes).toBe(5)
  expect(need.load.server).toBeCloseTo(3000)
  expect(need.megabytes.server).toBeCloseTo(500 + 9.375)
  expect(need.megabytes).toMatchObject({ primary: 250, replica: 100 })
})

test('processes that are busy with themselves carry nobody', () => {
  const costs = { ...free, idle: searching(700) }
  expect(() => needOf(10, { costs, memory }, asItIs)).toThrow('enough to do with itself')
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
  expect(needOf(32_000, { costs, memory }, plan).load.server).toBe(0)
})

test('what came is counted by what it costs', () => {
  const costs = { ...free.of, search: searching(8), message: searching(3) }
  const counts = new Map<Kind, number>([
    ['search', 10],
    ['message', 2],
  ])
  expect(costOf(counts, costs)).toEqual({ server: 86, primary: 12, replica: 12 })
})
