// A load at a steady pace, over whichever servers the balancer names.
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../../test/faults/load.ts'
import type { Call } from './calls.ts'

/** One call: `due` and `ended` by `performance.now()`. What a busy machine begins late counts as waiting, too. */
export type Answered = {
  what: string
  due: number
  ended: number
  /** null: no server took it. */
  status: number | null
  /** Servers that were asked before the one that answered. */
  moved: number
  written?: Call['written']
}

export type PacedLoad = {
  answers: Answered[]
  /** Begins nothing new, and resolves when everything is answered. */
  stop: () => Promise<void>
}

/** Begins `rate` calls a second, however long they take. `servers`: who is asked, in turn. */
export function startPacedLoad(
  servers: () => readonly string[],
  next: () => Call,
  rate: number,
): PacedLoad {
  const answers: Answered[] = []
  const running = new Set<Promise<void>>()
  let isRunning = true
  let turn = 0
  const send = async (due: number, { what, path, options, written }: Call) => {
    const all = servers()
    const first = turn++
    let status: number | null = null
    let moved = -1
    // A balancer asks the next one when a server takes no connection; all calls here bear being made twice.
    while (status === null && moved + 1 < all.length) {
      moved += 1
      const url = all[(first + moved) % all.length] ?? ''
      status = (await ask(what, url + path, options)).status
    }
    answers.push({
      what,
      due,
      ended: performance.now(),
      status,
      moved,
      ...(written && { written }),
    })
  }
  const pace = async () => {
    const start = performance.now()
    for (let at = 0; isRunning; at += 1) {
      const due = start + (at * 1000) / rate
      const early = due - performance.now()
      if (early > 1) await wait(early)
      const one = send(due, next()).finally(() => running.delete(one))
      running.add(one)
    }
  }
  const paced = pace()
  return {
    answers,
    stop: async () => {
      isRunning = false
      await paced
      await Promise.all(running)
    },
  }
}
