// What people do meanwhile: they read, publish and write to each other, and try again until they are answered.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Talker } from '../../bench/live/people.ts'

/** One request as its sender saw it; times are those of `performance.now()`. */
export type Answer = {
  what: string
  /** null: the connection was refused or lost, or nothing came within 20 s. */
  status: number | null
  hasRetryAfter: boolean
  began: number
  ended: number
}

/** One text that is in the database once and no more, or not at all if nobody was told that it is. */
export type Written = {
  table: 'messages' | 'listings'
  text: string
  isAcknowledged: boolean
  /** By `Date.now()`: when it was first sent, and when it was acknowledged. */
  firstSent: number
  acknowledged?: number
}

export type Load = {
  answers: Answer[]
  written: Written[]
  /** Begins nothing new, lets what is under way find its end, and resolves then. */
  stop: () => Promise<void>
}

/** Seconds that a writer goes on trying after the others have stopped. */
const lastTries = 10

/**
 * Two readers who come again and again, and a writer for each person, to whichever of the servers answers. A
 * writer does the next thing once the last one is acknowledged, and repeats it under the same `clientId` until then.
 */
export function startLoad(urls: () => readonly string[], people: readonly Talker[]): Load {
  const answers: Answer[] = []
  const written: Written[] = []
  const stopping = new AbortController()
  const send = async (what: string, path: string, options: RequestInit): Promise<boolean> => {
    const all = urls()
    // Who cannot reach one server goes to the next.
    for (const url of all) {
      const answer = await ask(what, `${url}${path}`, options)
      const isLast = url === all.at(-1)
      if (answer.status === null && !isLast) continue
      answers.push(answer)
      return answer.status !== null && answer.status < 300
    }
    return false
  }
  const read = async (what: string, path: string, token?: string) => {
    while (!stopping.signal.aborted) {
      await send(what, path, { headers: headersOf(token) })
      await wait(25)
    }
  }
  /** Until it is acknowledged, or the patience for the last tries is over. */
  const persist = async (record: Written, path: string, options: RequestInit) => {
    for (let ending = Infinity; performance.now() < ending; await wait(100)) {
      record.isAcknowledged = await send(record.table, path, options)
      if (record.isAcknowledged) {
        record.acknowledged = Date.now()
        return
      }
      const last = performance.now() + lastTries * 1000
      if (stopping.signal.aborted) ending = Math.min(ending, last)
    }
  }
  const write = async (person: Talker, index: number) => {
    while (!stopping.signal.aborted) {
      const { path, body, ...entry } = index % 2 === 0 ? anAd() : aMessage(person)
      const record: Written = { ...entry, isAcknowledged: false, firstSent: Date.now() }
      written.push(record)
      await persist(record, path, { method: 'POST', headers: headersOf(person.token), body })
      await wait(10)
    }
  }
  const [someone] = people
  const working = [
    read('search', '/api/listings?limit=5'),
    read('conversations', '/api/conversations', someone?.token),
    ...people.map(write),
  ]
  return {
    answers,
    written,
    stop: async () => {
      stopping.abort()
      await Promise.all(working)
    },
  }
}

/** One request; never throws. */
export async function ask(what: string, url: string, options: RequestInit): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(20_000) })
    .then(async (response) => {
      await response.arrayBuffer()
      return { status: response.status, hasRetryAfter: response.headers.has('retry-after') }
    })
    .catch(() => ({ status: null, hasRetryAfter: false }))
  return { what, ...answer, began, ended: performance.now() }
}

/** What a signed-in person sends along with JSON. */
export function headersOf(token?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

function anAd() {
  const clientId = randomUUID()
  const text = `Bicicleta ${clientId}`
  const body = JSON.stringify({
    clientId,
    title: text,
    description: 'En buen estado',
    price: '$150',
    location: 'Ponce, Sur',
    contactEmail: 'vende@ejemplo.pr',
    categoryId: 9,
    images: [],
  })
  return { table: 'listings', text, path: '/api/listings', body } as const
}

function aMessage({ conversationId }: Talker) {
  const clientId = randomUUID()
  const text = `Hola ${clientId}`
  const body = JSON.stringify({ clientId, content: text })
  return {
    table: 'messages',
    text,
    path: `/api/conversations/${conversationId}/messages`,
    body,
  } as const
}
