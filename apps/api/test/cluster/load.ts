// People at work on the cluster while something happens to it, and what they were told.
import { setTimeout as wait } from 'node:timers/promises'
import { countStored, isRefusal, measure, type Requests, type Stored } from '../faults/account.ts'
import { type Answer, startLoad } from '../faults/load.ts'
import { isAlive, makePeople, queryOnce } from '../faults/world.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import type { Cluster } from './cluster.ts'
import { type Servers, startServers } from './servers.ts'

export type Outcome = Requests & Stored & { answers: readonly Answer[]; wrong: string[] }

export type Event = {
  servers: (cluster: Cluster) => Promise<Servers>
  /** Groups of six writers and two readers. */
  groups: number
  /** Resolves when it is over; people go on for some seconds. Answers what it saw go wrong itself, in words. */
  happen: (cluster: Cluster) => Promise<readonly string[]>
  /** Whether people may be told to come again later. */
  mayRefuse: boolean
}

/** Two servers, and few people. */
export const usual = { servers: startServers, groups: 1 }

/** Starts the servers, lets it happen under load, and ends them. */
export async function runUnderLoad(cluster: Cluster, event: Event): Promise<Outcome> {
  const servers = await event.servers(cluster)
  try {
    const groups = await Promise.all(
      Array.from({ length: event.groups }, () => makePeople(cluster.database.DATABASE_DIRECT_URL)),
    )
    const loads = groups.map((people) => startLoad(servers.urls, people))
    await wait(5000)
    const began = performance.now()
    const seen = await event.happen(cluster)
    await wait(5000)
    await Promise.all(loads.map((load) => load.stop()))
    const answers = loads.flatMap((load) => load.answers)
    const written = loads.flatMap((load) => load.written)
    const requests = measure({ answers, written }, began)
    const stored = await countStored(
      (text) => queryOnce(cluster.database.DATABASE_DIRECT_URL, text),
      written,
    )
    const outcome = { ...requests, ...stored, answers }
    return { ...outcome, wrong: [...seen, ...judge(outcome, servers, event)] }
  } finally {
    await servers.close()
  }
}

function judge(
  { answers, acknowledged, lost, doubled }: Omit<Outcome, 'wrong'>,
  servers: Servers,
  { mayRefuse }: Event,
): string[] {
  const claims: readonly [isWrong: boolean, words: string][] = [
    [acknowledged < 20, `only ${acknowledged} writes were acknowledged: no load`],
    [lost > 0, `${lost} acknowledged writes are missing`],
    [doubled > 0, `${doubled} writes are there twice`],
  ]
  const wrong = claims.filter(([isWrong]) => isWrong).map(([, words]) => words)
  return [...wrong, ...judgeAnswers(answers, servers, ({ status }) => mayRefuse && status === 503)]
}

/** What nobody may be told, in words, and whether a server ended. */
export function judgeAnswers(
  answers: readonly Answer[],
  servers: Servers,
  mayBe: (refusal: Answer) => boolean,
): string[] {
  const refusals = answers.filter(isRefusal)
  const unfair = new Set(refusals.filter((each) => !mayBe(each)).map(({ status }) => status))
  const isBare = refusals.some(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter)
  const ended = servers.all.find((server) => !isAlive(server))
  const troubles = servers.all.map(troublesOf).join('')
  const claims: readonly [isWrong: boolean, words: string][] = [
    [
      unfair.size > 0,
      `answers that may not be: ${[...unfair].map((each) => each ?? 'none')} ${troubles}`,
    ],
    [isBare, 'a 503 without Retry-After'],
    [ended !== undefined, `a server ended: ${ended?.output().slice(-1500)}`],
  ]
  return claims.filter(([isWrong]) => isWrong).map(([, words]) => words)
}

/** The first errors and warnings that it logged. */
function troublesOf({ output }: ServerProcess): string {
  const lines = output()
    .split('\n')
    .filter((line) => /^\{"level":[45]0/.test(line))
  return lines
    .slice(0, 8)
    .map((line) => `\n${line}`)
    .join('')
}

/** One line of what people were told, and of what is there. */
export function describe({ requests, acknowledged, lost, doubled, statuses }: Outcome): string {
  const refused = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return `${requests} requests, refused: ${refused.join(', ') || 'none'}; ${acknowledged} writes acknowledged: ${lost} lost, ${doubled} doubled`
}
