// One sweep: people and a busy queue, a fault under them, and what became of everything they were told.
import { setTimeout as wait } from 'node:timers/promises'
import { countStored, measure, type Requests, type Stored } from './account.ts'
import { type Answer, startLoad } from './load.ts'
import { isAlive, startWorld, type World, type WorldOptions } from './world.ts'

export type Sweep = {
  name: string
  world?: WorldOptions
  /** Seconds that the fault lasts, and how many in the tests of every day, which leave it out without a number. */
  lasts: number
  lastsInTests?: number
  /**
   * Does the harm, waits so many seconds, undoes it, and resolves when it is undone. Answers what it saw go wrong
   * itself, in words.
   */
  harm: (world: World, seconds: number) => Promise<readonly string[]>
  /** People notice nothing: without it 503 with Retry-After is a fair answer, too. */
  isUnnoticed?: true
  /** Where nobody was refused the fault was none, and the sweep proves nothing. */
  isFelt?: true
  /** Servers that the harm itself ends; connections to them may be lost. */
  serversEnded?: number
  /** Why this machine cannot do it, in words; undefined when it can. */
  cannot?: () => Promise<string | undefined>
}

export type Outcome = Requests &
  Stored & {
    name: string
    emailsLost: number
    emailsTwice: number
    /** Everything that must not be, in words; empty when all is well. */
    wrong: string[]
  }

/** Seconds within which a refusal comes, and after the fault the last one has come. */
const bounds = { refusal: 3, recovery: 2 }
const emailCount = 60

/**
 * Runs one sweep on a product of its own.
 * @param seconds how long the fault lasts
 * @param allowance seconds that are added to each bound, for a machine that has other things to do
 */
export async function runSweep(sweep: Sweep, seconds: number, allowance = 0): Promise<Outcome> {
  const world = await startWorld(sweep.world)
  try {
    const load = startLoad(world.urls, world.people)
    await wait(2000)
    await world.queueEmails('carta', emailCount)
    const seen = await sweep.harm(world, seconds)
    const ended = performance.now()
    await wait(3000)
    await load.stop()
    const emails = await countEmails(world, sweep)
    const stored = await countStored(world.query, load.written)
    const measured = measure(load, ended)
    const outcome = { name: sweep.name, ...measured, ...stored, ...emails }
    const wrong = [...seen, ...judge(sweep, world, load.answers, outcome, allowance)]
    return { ...outcome, wrong }
  } finally {
    await world.close()
  }
}

type Counted = Omit<Outcome, 'wrong'>

function judge(
  sweep: Sweep,
  world: World,
  answers: readonly Answer[],
  outcome: Counted,
  allowance: number,
): string[] {
  const fair = sweep.isUnnoticed ? [] : ['503', ...(sweep.serversEnded ? ['none'] : [])]
  const unfair = Object.keys(outcome.statuses).filter((status) => !fair.includes(status))
  const isBare = answers.some(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter)
  const ended = world.servers.filter((server) => !isAlive(server))
  const [unexpected] = ended.slice(sweep.serversEnded ?? 0)
  const { acknowledged, lost, doubled, emailsLost, slowestRefusal, recovery } = outcome
  const claims: readonly [isWrong: boolean, words: string][] = [
    [acknowledged < 20, `only ${acknowledged} writes were acknowledged: no load`],
    [lost > 0, `${lost} acknowledged writes are missing`],
    [doubled > 0, `${doubled} writes are there twice`],
    [emailsLost > 0, `${emailsLost} emails never left`],
    [unfair.length > 0, `answers that may not be: ${unfair.join(', ')}`],
    [sweep.isFelt === true && !outcome.statuses['503'], 'nobody was refused: there was no fault'],
    [isBare, 'a 503 without Retry-After'],
    [slowestRefusal > bounds.refusal + allowance, `a refusal after ${slowestRefusal} s`],
    [recovery > bounds.recovery + allowance, `still refusing ${recovery} s after the fault`],
    [unexpected !== undefined, `a server ended: ${unexpected?.output().slice(-1500)}`],
  ]
  return claims.filter(([isWrong]) => isWrong).map(([, words]) => words)
}

/** Waits up to a minute for the emails; those to a mail server that says nothing go nowhere. */
async function countEmails(world: World, sweep: Sweep) {
  if (sweep.world?.smtp?.isSilent) return { emailsLost: 0, emailsTwice: 0 }
  const arrived = () => world.smtp.recipients.filter((to) => to.startsWith('carta'))
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
