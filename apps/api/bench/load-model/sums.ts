// From what one of each kind costs to what so many people at once need. Nothing here measures.
import { type Cache, expectedHits } from './page-hits.ts'
import {
  assumed,
  type Flow,
  flows,
  type Kind,
  pageCache,
  perPerson,
  similarCache,
} from './shares.ts'

export const parts = ['server', 'primary', 'replica'] as const
export type Part = (typeof parts)[number]

/** CPU milliseconds of each part: of the server's processes together, and of the databases. */
export type Cost = Readonly<Record<Part, number>>

export type Costs = {
  /** Of one of each kind. */
  of: Readonly<Record<Kind, Cost>>
  /** Of one server process in a second in which nobody asks for anything. */
  idle: Cost
  /** Of one socket that is held for a second. */
  socket: Cost
}

/** Megabytes. */
export type Memory = {
  /** Of one server process at work, without sockets. */
  process: number
  socket: number
  /** What the connections of one server process take of each database, without the pages that all share. */
  connections: Omit<Cost, 'server'>
}

/** Of page views: `inApp` are calls of the program and no pages. */
export type Mix = {
  inApp: number
  /** The part of ads' pages that is kept, and of what each of them then asks: which ads are alike. */
  hits: number
  similarHits: number
  /** List pages that each process renders anew in a second, for their time was over. */
  refreshes: number
}

/** Where pages are kept: by each process for itself, in one place for all, or outside, where the server is not asked. */
export type Plan = {
  inApp: number
  cache: Cache
  place: 'each process' | 'one for all' | 'a CDN'
}

export type Need = {
  people: number
  processes: number
  mix: Mix
  /** Thousandths of a core. */
  load: Cost
  megabytes: { server: number; primary: number; replica: number }
}

/** More is no plan any more. */
const mostProcesses = 5000

/** How often people at once do each thing, in a second. */
export function ratesOf(people: number, mix: Mix): Readonly<Record<Flow, number>> {
  const { inApp, hits, similarHits } = mix
  const views = people * perPerson.pageViews
  const pages = views * (1 - inApp)
  const adPages = pages * (1 - assumed.listShare)
  return {
    'kept list page': pages * assumed.listShare,
    'kept ad page': adPages * hits,
    'rendered ad page': adPages * (1 - hits),
    'similar ads kept': adPages * similarHits,
    'similar ads found': adPages * (1 - similarHits),
    'ad in the app': views * inApp,
    search: people * perPerson.searches,
    message: people * perPerson.messages,
    'ad with photos': people * perPerson.ads,
  }
}

/**
 * CPU milliseconds a second, thousandths of a core, of people at once on so many processes. None: what the people cost
 * without the processes that would be there without them.
 */
export function loadOf(people: number, costs: Costs, mix: Mix, processes: number): Cost {
  const rates = ratesOf(people, mix)
  const sockets = people * perPerson.sockets
  return eachPart((part) => {
    const asked = flows.reduce((sum, flow) => sum + rates[flow] * costs.of[flow][part], 0)
    const refreshed = mix.refreshes * costs.of['rendered list page'][part]
    return asked + sockets * costs.socket[part] + processes * (costs.idle[part] + refreshed)
  })
}

/** CPU milliseconds of so many of each kind. */
export function costOf(counts: ReadonlyMap<Kind, number>, of: Costs['of']): Cost {
  return eachPart((part) =>
    [...counts].reduce((sum, [kind, count]) => sum + count * of[kind][part], 0),
  )
}

/** What was done of one kind: how often, and how often something else came of it, by what that was. */
export type Done = { count: number; failures: ReadonlyMap<string, number> }

/** The share of failures above which what is left says nothing of its kind. */
const mostFailures = 0.01

/**
 * What one that went well costs, of what all of them spent.
 * @throws Error where more than one of a hundred failed: a refusal costs less than an answer, and would make it look cheap
 */
export function costOfOne(kind: Kind, spent: Cost, { count, failures }: Done): Cost {
  const failed = failuresIn(failures)
  if (failed > mostFailures * (count + failed)) {
    throw new Error(`${failed} of ${count + failed} failed: ${kind} (${listFailures(failures)})`)
  }
  if (count === 0) throw new Error(`nothing was done: ${kind}`)
  return eachPart((part) => Math.max(0, spent[part] / count))
}

export function failuresIn(failures: Done['failures']): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0)
}

/** Such as '12 × 429, 1 × 503'. */
export function listFailures(failures: Done['failures']): string {
  return [...failures].map(([what, count]) => `${count} × ${what}`).join(', ')
}

/** The fewest processes that carry so many people within the share of time that is planned for, and what they need. */
export function needOf(
  people: number,
  measured: { costs: Costs; memory: Memory },
  plan: Plan,
): Need {
  const { costs, memory } = measured
  for (let processes = 1; processes <= mostProcesses; ) {
    const mix = mixOf(people, plan, processes)
    const load = withoutKept(people, costs, { plan, mix, processes })
    // More processes cost more together: fewer than this load takes can never do.
    const least = Math.ceil(load.server / (1000 * assumed.busy))
    if (least <= processes) {
      return { people, processes, mix, load, megabytes: memoryOf(people, memory, processes) }
    }
    processes = least
  }
  throw new Error('no number of processes carries this: each has enough to do with itself')
}

/** What people find kept where their views are spread over so many processes. */
export function mixOf(people: number, { inApp, cache, place }: Plan, processes: number): Mix {
  const adPages = people * perPerson.pageViews * (1 - inApp) * (1 - assumed.listShare)
  const { ads: pages, exponent } = assumed
  const places = place === 'each process' ? processes : 1
  const listLifetime = place === 'a CDN' ? cache.lifetime : pageCache.lifetime
  return {
    inApp,
    hits: expectedHits({ perSecond: adPages / places, pages, exponent }, cache),
    similarHits: expectedHits({ perSecond: adPages / processes, pages, exponent }, similarCache),
    refreshes: (assumed.listAddresses / listLifetime) * (places / processes),
  }
}

type At = { plan: Plan; mix: Mix; processes: number }

/** A CDN answers what it has by itself. */
function withoutKept(people: number, costs: Costs, { plan, mix, processes }: At): Cost {
  if (plan.place !== 'a CDN') return loadOf(people, costs, mix, processes)
  const of = { ...costs.of, 'kept list page': nothing, 'kept ad page': nothing }
  return loadOf(people, { ...costs, of }, mix, processes)
}

function memoryOf(people: number, memory: Memory, processes: number) {
  return {
    server: processes * memory.process + people * perPerson.sockets * memory.socket,
    primary: processes * memory.connections.primary,
    replica: processes * memory.connections.replica,
  }
}

/** A cost made part by part. */
export function eachPart(of: (part: Part) => number): Cost {
  return { server: of('server'), primary: of('primary'), replica: of('replica') }
}

export const nothing: Cost = eachPart(() => 0)
