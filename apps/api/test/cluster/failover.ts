import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal } from '../faults/account.ts'
import type { Answer } from '../faults/load.ts'
import type { Cluster } from './cluster.ts'
import { describe, runUnderLoad, usual } from './load.ts'
import type { Member } from './members.ts'
import type { Report } from './report.ts'
import { until } from './until.ts'

/** Seconds after which the last person has been told to come again later. */
const most = 30

type Harm = { do: (leader: Member) => Promise<void>; undo: (leader: Member) => void }

/** Kills the leader's machine, brings it back when another leads, and counts what was lost. */
export function tryKill(cluster: Cluster): Promise<Report> {
  return tryFailover(cluster, { do: ({ kill }) => kill(), undo: ({ start }) => start() })
}

/** Freezes it, and lets it go on when another leads, when it still believes that it does. */
export function tryFreeze(cluster: Cluster): Promise<Report> {
  return tryFailover(cluster, { do: async ({ freeze }) => freeze(), undo: ({ thaw }) => thaw() })
}

async function tryFailover(cluster: Cluster, harm: Harm): Promise<Report> {
  let harmedAt = 0
  const outcome = await runUnderLoad(cluster, {
    ...usual,
    mayRefuse: true,
    happen: async ({ findLeader, untilWhole }) => {
      const leader = await findLeader()
      harmedAt = performance.now()
      await harm.do(leader)
      await until('another leader', 60, async () => {
        const next = await findLeader()
        return next === leader ? undefined : next
      })
      // What may come back is harmless only when people write elsewhere by then.
      await wait(3000)
      harm.undo(leader)
      await untilWhole()
      return []
    },
  })
  const { recovery, answers, wrong } = outcome
  const meanwhile = answers.filter(
    ({ began }) => began > harmedAt && began < harmedAt + recovery * 1000,
  )
  const isFelt = outcome.statuses['503'] !== undefined
  const searches = meanwhile.filter(({ what }) => what === 'search')
  const refused = searches.filter(isRefusal)
  const slowest = Math.max(0, ...searches.map(({ began, ended }) => ended - began))
  return {
    figures: [
      describe(outcome),
      `last refusal ${recovery} s after the leader was gone (at most ${most})`,
      `meanwhile ${searches.length} searches of a visitor, ${refused.length} refused, the slowest after ${Math.round(slowest)} ms`,
    ],
    wrong: [
      ...wrong,
      ...(isFelt ? [] : ['nobody was refused: there was no failover']),
      ...(searches.length > 0 ? [] : ['no visitor searched meanwhile']),
      ...refused.map((search) => `a visitor's search was refused: ${timesOf(search, harmedAt)}`),
      ...(recovery > most ? [`still refusing ${recovery} s after the leader was gone`] : []),
    ],
  }
}

function timesOf({ status, began, ended }: Answer, from: number): string {
  const second = (at: number) => ((at - from) / 1000).toFixed(2)
  return `${status ?? 'no answer'}, from second ${second(began)} to ${second(ended)}`
}
