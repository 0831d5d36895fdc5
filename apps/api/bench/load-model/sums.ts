// From what one of each kind costs to what so many people at once need. Nothing here measures.
import { type Cache, expectedHits } from './page-hits.ts'
import {
  assumed,
  connectionsToReplica,
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
  /** Of one server process in a second in which nobody asks for anything, with one replica or none, as measured. */
  idle: Cost
  /** Of one server process for each further replica that it knows, in a second: it asks each how far it has come. */
  probe: Cost
  /** Of one socket that is held for a second. */
  socket: Cost
}

/** Megabytes. */
export type Memory = {
  /** Of one server process at work, without sockets. */
  process: number
  socket: number
  /** What the connections of one server process take of the primary, and of one replica, without the pages that all share. */
  connections: Omit<Cost, 'server'>
}

export type Measured = {
  costs: Costs
  memory: Memory
  /** One or none. */
  replicas: number
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
  /** Replicas that each process is told of (`DATABASE_REPLICA_URLS`) at most: infinitely many for all there are. */
  mostKnown: number
}

/** `known`: replicas that each process is told of. */
export type Fleet = { processes: number; known: number }

export type Need = {
  people: number
  processes: number
  /** None where none was measured: the primary answers all reads. */
  replicas: number
  mix: Mix
  /** Thousandths of a core; those of all replicas together. */
  load: Cost
  /** Of all server processes together; of the connections to the primary, and to each replica. */
  megabytes: Cost
  /** Connections at each replica, at most: idle ones are closed. */
  connections: number
}

/** More is no plan any more. */
const mostProcesses = 5000
const mostReplicas = 500

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
 * CPU milliseconds a second, thousandths of a core, of people at once on so many processes. No processes: what the people
 * cost without the processes that would be there without them.
 */
export function loadOf(people: number, costs: Costs, mix: Mix, { processes, known }: Fleet): Cost {
  const rates = ratesOf(people, mix)
  const sockets = people * perPerson.sockets
  // What a process costs by itself was measured with the first replica.
  const further = Math.max(0, known - 1)
  return eachPart((part) => {
    const asked = flows.reduce((sum, flow) => sum + rates[flow] * costs.of[flow][part], 0)
    const refreshed = mix.refreshes * costs.of['rendered list page'][part]
    const byItself = costs.idle[part] + further * costs.probe[part]
    return asked + sockets * costs.socket[part] + processes * (byItself + refreshed)
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

/**
 * The fewest processes that carry so many people within the share of time that is planned for, with as many replicas as
 * their reads need, and what all of them need.
 */
export function needOf(people: number, measured: Measured, plan: Plan): Need {
  const on = (processes: number) => needOn(processes, { people, measured, plan })
  // More processes cost more together: fewer than this load takes can never do.
  const processes = fewest(mostProcesses, (count) => enoughFor(on(count).load.server, 1))
  if (processes === undefined) {
    throw new Error('no number of processes carries this: each has enough to do with itself')
  }
  return on(processes)
}

type Wanted = { people: number; measured: Measured; plan: Plan }

/** What is needed beside so many processes, whether or not they are enough. */
function needOn(processes: number, { people, measured, plan }: Wanted): Need {
  const { costs, memory } = measured
  const mix = mixOf(people, plan, processes)
  const knownOf = (replicas: number) => Math.min(replicas, plan.mostKnown)
  const loadWith = (replicas: number) =>
    withoutKept(people, costs, { plan, mix, fleet: { processes, known: knownOf(replicas) } })
  const replicas =
    measured.replicas === 0
      ? 0
      : fewest(mostReplicas, (count) => enoughFor(loadWith(count).replica, assumed.replicaCores))
  if (replicas === undefined) {
    throw new Error('no number of replicas carries this: each has enough to do with being asked')
  }
  // Each process knows `known` of the replicas, and each replica as many of the processes.
  const atEach = replicas === 0 ? 0 : (processes * knownOf(replicas)) / replicas
  return {
    people,
    processes,
    replicas,
    mix,
    load: loadWith(replicas),
    megabytes: {
      server: processes * memory.process + people * perPerson.sockets * memory.socket,
      primary: processes * memory.connections.primary,
      replica: atEach * memory.connections.replica,
    },
    connections: Math.ceil(atEach) * connectionsToReplica,
  }
}

/** How many with so many cores each carry a load, within the share of time that is planned for; one at least. */
function enoughFor(load: number, cores: number): number {
  return Math.max(1, Math.ceil(load / (1000 * cores * assumed.busy)))
}

/** The fewest that are enough; undefined beyond `most`. `neededBy` says how many so many need: never fewer for more. */
function fewest(most: number, neededBy: (count: number) => number): number | undefined {
  for (let count = 1; count <= most; ) {
    const needed = neededBy(count)
    if (needed <= count) return count
    count = needed
  }
  return undefined
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

type At = { plan: Plan; mix: Mix; fleet: Fleet }

/** A CDN answers what it has by itself. */
function withoutKept(people: number, costs: Costs, { plan, mix, fleet }: At): Cost {
  if (plan.place !== 'a CDN') return loadOf(people, costs, mix, fleet)
  const of = { ...costs.of, 'kept list page': nothing, 'kept ad page': nothing }
  return loadOf(people, { ...costs, of }, mix, fleet)
}

/** A cost made part by part. */
export function eachPart(of: (part: Part) => number): Cost {
  return { server: of('server'), primary: of('primary'), replica: of('replica') }
}

export const nothing: Cost = eachPart(() => 0)
