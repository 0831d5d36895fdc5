// What people were told while something was harmed, and what of it is there afterwards.
import type { Answer, Load, Written } from './load.ts'
import type { World } from './world.ts'

export type Requests = {
  requests: number
  acknowledged: number
  /** How often each status but success came; `none` where there was no answer. */
  statuses: Record<string, number>
  /** Seconds. */
  slowestRefusal: number
  /** Seconds from the moment that is counted from to the end of the last refusal of what began after it. */
  recovery: number
}

export type Stored = { lost: number; doubled: number }

/** Whether whoever asked did not get what they wanted. */
export function isRefusal({ status }: Answer): boolean {
  return status === null || status >= 300
}

/** What became of the requests of a load; its recovery counts from `from`, by `performance.now()`. */
export function measure(
  { answers, written }: Pick<Load, 'answers' | 'written'>,
  from: number,
): Requests {
  const refused = answers.filter(isRefusal)
  const statuses: Record<string, number> = {}
  for (const { status } of refused) {
    const name = String(status ?? 'none')
    statuses[name] = (statuses[name] ?? 0) + 1
  }
  const after = refused.filter(({ began }) => began >= from)
  return {
    requests: answers.length,
    acknowledged: written.filter(({ isAcknowledged }) => isAcknowledged).length,
    statuses,
    slowestRefusal: seconds(Math.max(0, ...refused.map(({ began, ended }) => ended - began))),
    recovery: seconds(Math.max(0, ...after.map(({ ended }) => ended - from))),
  }
}

/** Looks each text up in the database. */
export async function countStored(
  query: World['query'],
  written: readonly Written[],
): Promise<Stored> {
  const { rows } = await query(
    `select content as text from messages union all select title from listings`,
  )
  const times = new Map<string, number>()
  for (const { text } of rows) times.set(text, (times.get(text) ?? 0) + 1)
  const timesOf = ({ text }: Written) => times.get(text) ?? 0
  return {
    lost: written.filter((one) => one.isAcknowledged && timesOf(one) === 0).length,
    doubled: written.filter((one) => timesOf(one) > 1).length,
  }
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100
}
