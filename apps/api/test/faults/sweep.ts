// One sweep: people and a busy queue, a fault under them, and what became of everything they were told.
import { setTimeout as wait } from 'node:timers/promises'
import { countStored, isRefusal, measure, type Requests, type Stored } from './account.ts'
import { type Answer, startLoad } from './load.ts'
import { isAlive, startWorld, type World, type WorldOptions } from './world.ts'

/** On what a sweep is run, and what is fair there. */
export type Place<W extends World = World> = {
  start: (options?: WorldOptions) => Promise<W>
  /** Seconds within which a refusal comes, and within which the last one has come. */
  bounds: { refusal: number; recovery: number }
  /** From where the latter are counted. */
  recoveryFrom: 'start' | 'end'
  /** Whether a request was lost because its server ended under it; `harmedAt` by `performance.now()`. */
  isLost: (answer: Answer, harmedAt: number) => boolean
}

/** A product of its own, on an idle machine. */
export const alone: Place = {
  start: startWorld,
  bounds: { refusal: 3, recovery: 2 },
  recoveryFrom: 'end',
  isLost: ({ status }) => status === null,
}

export type Sweep<W extends World = World> = {
  name: string
  world?: WorldOptions
  /** Seconds that the fault lasts, and how many in the tests of every day, which leave it out without a number. */
  lasts: number
  lastsInTests?: number
  /**
   * Does the harm, waits so many seconds, undoes it, and resolves when it is undone. Answers what it saw go wrong
   * itself, in words.
   */
  harm: (world: W, seconds: number) => Promise<readonly string[]>
  /** People notice nothing: without it 503 with Retry-After is a fair answer, too. */
  isUnnoticed?: true
  /** Where nobody was refused the fault was none, and the sweep proves nothing. */
  isFelt?: true
  /** Servers that the harm itself ends; requests to them may be lost. */
  serversEnded?: number
  /** The fault ends the proxy that people connect through: they may be refused a connection, or lose it. */
  isCut?: true
  /** Why this machine cannot do it, in words; undefined when it can. */
  cannot?: () => Promise<string | undefined>
}

export type Outcome = Requests &
  Stored & {
    name: string
    recoveryFrom: Place['recoveryFrom']
    /** undefined where nobody could take them. */
    emailsLost?: number
    emailsTwice?: number
    /** Everything that must not be, in words; empty when all is well. */
    wrong: string[]
  }

const emailCount = 60

/**
 * Runs one sweep.
 * @param seconds how long the fault lasts
 */
export async function runSweep<W extends World>(
  sweep: Sweep<W>,
  seconds: number,
  place: Place<W>,
): Promise<Outcome> {
  const { recoveryFrom } = place
  const world = await place.start(sweep.world)
  try {
    const load = startLoad(world.urls, world.people)
    await wait(2000)
    await world.queueEmails(sweep.name, emailCount)
    const harmedAt = performance.now()
    const seen = await sweep.harm(world, seconds)
    const ended = performance.now()
    const counted = recoveryFrom === 'end' ? ended : harmedAt
    // People go on until after the moment from which nobody may be refused any more.
    await wait(Math.max(3000, counted + place.bounds.recovery * 1000 + 1000 - performance.now()))
    await load.stop()
    const emails = await countEmails(world, sweep)
    const stored = await countStored(world.query, load.written)
    const measured = measure(load, counted)
    const outcome = { name: sweep.name, recoveryFrom, ...measured, ...stored, ...emails }
    const isFair = (answer: Answer) =>
      (!sweep.isUnnoticed && answer.status === 503) ||
      (sweep.serversEnded !== undefined && place.isLost(answer, harmedAt) && !sweep.isUnnoticed) ||
      (sweep.isCut === true && answer.status === null)
    const unfair = load.answers.filter((answer) => isRefusal(answer) && !isFair(answer))
    const wrong = [
      ...seen,
      ...judge(sweep, world, outcome, place.bounds),
      ...judgeRefusals(load.answers, unfair),
    ]
    return { ...outcome, wrong }
  } finally {
    await world.close()
  }
}

type Counted = Omit<Outcome, 'wrong'>

function judge(
  { isFelt, serversEnded = 0 }: Pick<Sweep, 'isFelt' | 'serversEnded'>,
  world: World,
  outcome: Counted,
  bounds: Place['bounds'],
): string[] {
  const [unexpected] = world.servers.filter((server) => !isAlive(server)).slice(serversEnded)
  const { acknowledged, lost, doubled, emailsLost = 0, slowestRefusal, recovery } = outcome
  const isNoFault = isFelt === true && Object.keys(outcome.statuses).length === 0
  const claims: readonly [isWrong: boolean, words: string][] = [
    [acknowledged < 20, `only ${acknowledged} writes were acknowledged: no load`],
    [lost > 0, `${lost} acknowledged writes are missing`],
    [doubled > 0, `${doubled} writes are there twice`],
    [emailsLost > 0, `${emailsLost} emails never left`],
    [isNoFault, 'nobody was refused: there was no fault'],
    [slowestRefusal > bounds.refusal, `a refusal after ${slowestRefusal} s`],
    [
      recovery > bounds.recovery,
      `still refusing ${recovery} s after the ${outcome.recoveryFrom} of the fault`,
    ],
    [unexpected !== undefined, `a server ended: ${unexpected?.output().slice(-1500)}`],
  ]
  return claims.filter(([isWrong]) => isWrong).map(([, words]) => words)
}

function judgeRefusals(answers: readonly Answer[], unfair: readonly Answer[]): string[] {
  const names = new Set(unfair.map(({ what, status }) => `${what} ${status ?? 'none'}`))
  const isBare = answers.some(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter)
  return [
    ...(names.size > 0 ? [`answers that may not be: ${[...names].join(', ')}`] : []),
    ...(isBare ? ['a 503 without Retry-After'] : []),
  ]
}

/** Waits up to a minute for the emails; those to a mail server that says nothing go nowhere. */
async function countEmails(
  world: World,
  sweep: Pick<Sweep, 'name' | 'world'>,
): Promise<Pick<Outcome, 'emailsLost' | 'emailsTwice'>> {
  if (sweep.world?.smtp?.isSilent) return {}
  const arrived = () => world.smtp.recipients.filter((to) => to.startsWith(sweep.name))
  const all = () => new Set(arrived()).size === emailCount
  for (let tries = 0; tries < 60 && !all(); tries += 1) {
    // A try that failed is made again after some seconds, longer each time. How long is no question here.
    await world.query(
      `update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
    )
    await wait(1000)
  }
  const different = new Set(arrived()).size
  return { emailsLost: emailCount - different, emailsTwice: arrived().length - different }
}
