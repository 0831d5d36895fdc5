// People at sockets, who write to each other.
import { setTimeout as sleep } from 'node:timers/promises'
import { LiveClient } from '../live/client.ts'
import { makeNotes, type Notes } from '../live/notes.ts'
import type { Talker } from '../live/people.ts'
import { type Driven, summarize } from './drive.ts'

export type People = {
  /** One of them writes to another. */
  say: () => void
  /** Waits until all that was said was heard. Answers how long that took of each, from when `since` began. */
  heard: (since: number) => Promise<Driven>
  close: () => void
}

/** All come from one address: so many at a time are let in. */
const atOnce = 50

export async function connectPeople(port: number, talkers: readonly Talker[]): Promise<People> {
  const notes = makeNotes()
  const clients: LiveClient[] = []
  for (let first = 0; first < talkers.length; first += atOnce) {
    const some = talkers.slice(first, first + atOnce)
    const connected = some.map((talker) => new LiveClient(port, talker, notes))
    await Promise.all(connected.map(({ ready }) => ready))
    clients.push(...connected)
  }
  let turn = 0
  return {
    say: () => {
      turn += 1
      clients[(turn * 7919) % clients.length]?.say(`Mensaje ${turn}: ¿todavía está disponible?`)
    },
    heard: (since) => untilHeard(notes, since),
    close: () => {
      for (const client of clients) client.close()
    },
  }
}

async function untilHeard(notes: Notes, since: number): Promise<Driven> {
  for (let tries = 0; tries < 200 && notes.delays.length < notes.sentAt.size; tries++) {
    await sleep(50)
  }
  const times = notes.delays.filter(({ at }) => at >= since).map(({ ms }) => ms)
  const sent = [...notes.sentAt].filter(([, at]) => at >= since)
  const lost = sent.filter(([id]) => !notes.acknowledged.has(id)).length
  const failures = [
    ['not acknowledged', lost],
    ['not heard', sent.length - lost - times.length],
  ] as const
  return summarize(times, new Map(failures.filter(([, count]) => count > 0)), since)
}
