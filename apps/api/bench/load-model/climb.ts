// Everything at once, as so many people do it, for more and more people.
import { keptAddresses } from './actions.ts'
import { type Action, type Driven, pace } from './drive.ts'
import type { People } from './people.ts'
import { flows, type Kind, pageCache } from './shares.ts'
import { type Roots, spend } from './spent.ts'
import { type Cost, type Costs, costOf, eachPart, nothing, ratesOf } from './sums.ts'

/** `load`, `expected` and `client`: CPU milliseconds a second. */
export type Step = {
  people: number
  driven: ReadonlyMap<Kind, Driven>
  load: Cost
  /** What the costs of each kind add up to. */
  expected: Cost
  client: number
}

type Climb = {
  port: number
  processes: number
  seconds: number
  people: readonly number[]
  hits: number
  roots: Roots
  actions: readonly Action[]
  /** Of one of each kind. */
  of: Costs['of']
  /** In a second in which nobody asks for anything. */
  holding: Cost
}

/** A step for each number of people, one after the other. */
export async function climb(given: Climb, talking: People): Promise<Step[]> {
  const steps: Step[] = []
  for (const people of given.people) steps.push(await stepOf(people, given, talking))
  return steps
}

async function stepOf(people: number, given: Climb, talking: People): Promise<Step> {
  const { port, roots, hits, seconds: short } = given
  const rates = ratesOf(people, { inApp: 0, hits, similarHits: hits, refreshes: 0 })
  const paced = [...given.actions, saying(talking)].flatMap((action) => {
    const flow = flows.find((each) => each === action.kind)
    return flow && rates[flow] > 0 ? [{ action, perSecond: rates[flow] }] : []
  })
  const start = performance.now()
  const spent = await spend(roots, nothing, async () => {
    const driven = new Map(await pace(paced, { port, seconds: short * 2 }))
    return driven.set('message', await talking.heard(start))
  })
  const driven = spent.result
  const { seconds } = spent
  return {
    people,
    driven,
    load: eachPart((part) => spent.of[part] / seconds),
    expected: expectedOf(driven, seconds, given),
    client: spent.client / seconds,
  }
}

function saying(talking: People): Action {
  const run = async () => {
    talking.say()
    return undefined
  }
  return { kind: 'message', run }
}

function expectedOf(driven: Step['driven'], seconds: number, given: Climb): Cost {
  const { of, holding, processes } = given
  const asked = costOf(new Map([...driven].map(([kind, { count }]) => [kind, count] as const)), of)
  // Both kinds of addresses that are asked for again and again, once in the life of a page in each process.
  const refreshes = (processes * keptAddresses) / pageCache.lifetime
  const { 'rendered list page': list, 'rendered ad page': ad } = of
  return eachPart(
    (part) => asked[part] / seconds + refreshes * (list[part] + ad[part]) + holding[part],
  )
}
