// What the calls of each phase took, and whether a phase was any worse than the one before the migration.
import { isGood } from './check-written.ts'
import type { Answered } from './load.ts'

/** By `performance.now()`; `load`: of the machine, at its end. */
export type Phase = { name: string; began: number; ended: number; load: number }

type Row = {
  name: string
  seconds: number
  calls: number
  median: number
  p99: number
  slowest: number
  slow: number
  refused: number
  moved: number
  load: number
}

/** The longest that a call may take because versions change, in milliseconds. */
const bound = 1000

/** The figures of each phase, of the calls that were due in it. Times in milliseconds. */
export function measurePhases(phases: readonly Phase[], answers: readonly Answered[]): Row[] {
  return phases.map(({ name, began, ended, load }) => {
    const its = answers.filter(({ due }) => due >= began && due < ended)
    const times = its.map(timeOf).sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
    return {
      name,
      seconds: (ended - began) / 1000,
      calls: its.length,
      median: at(0.5),
      p99: at(0.99),
      slowest: at(1),
      slow: its.filter((one) => timeOf(one) > bound).length,
      refused: its.filter((one) => !isGood(one)).length,
      moved: its.filter(({ moved }) => moved > 0).length,
      load,
    }
  })
}

/** What must not be, in words. `before`: the name of the phase with which the others are compared. */
export function judgePhases(rows: readonly Row[], before: string): string[] {
  const calm = rows.find(({ name }) => name === before)
  const wrong = rows
    .filter(({ refused }) => refused > 0)
    .map(({ name, refused }) => `${refused} calls were refused or lost: ${name}`)
  if (!calm?.calls) return ['nobody asked anything']
  if (calm.slow > 0) {
    return [
      ...wrong,
      'calls took over 1 s before anything changed: the machine is too busy to tell',
    ]
  }
  const slow = rows.filter((row) => row.slow > 0)
  return [...wrong, ...slow.map((row) => `${row.slow} calls took over 1 s: ${row.name}`)]
}

/** The ten slowest calls, in words, to be looked into. */
export function listSlowest(phases: readonly Phase[], answers: readonly Answered[]): string[] {
  const slowest = answers.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, 10)
  return slowest.map((one) => {
    const phase = phases.find(({ began, ended }) => one.due >= began && one.due < ended)
    const second = phase ? ((one.due - phase.began) / 1000).toFixed(1) : '?'
    return `${one.what}: ${timeOf(one).toFixed(0)} ms, ${second} s into '${phase?.name}'`
  })
}

/** Each phase as a line below a head. */
export function tableOf(rows: readonly Row[]): string[] {
  const head = 'phase,s,calls,median ms,p99 ms,slowest ms,over 1 s,refused,moved,load'.split(',')
  const lines = rows.map((row) => [
    row.name,
    row.seconds.toFixed(0),
    String(row.calls),
    row.median.toFixed(1),
    row.p99.toFixed(0),
    row.slowest.toFixed(0),
    String(row.slow),
    String(row.refused),
    String(row.moved),
    row.load.toFixed(1),
  ])
  return [head, ...lines].map(([first = '', ...rest]) => {
    return first.padEnd(34) + rest.map((cell) => cell.padStart(11)).join('')
  })
}

function timeOf({ due, ended }: Answered): number {
  return ended - due
}
