// Sends events to the product as Stripe does: signed, each on its own, again until they are taken. And
// worse than Stripe when told so: twice, late, in another order, or never.
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Event } from './objects.ts'
import type { Table } from './tables.ts'
import { toWire } from './wire.ts'

/** How often each event is sent, how late, and whether at all. */
export const Mood = z.object({
  /** hold: keeps them until they are released; drop: loses them. */
  mode: z._default(z.enum(['send', 'hold', 'drop']), 'send'),
  copies: z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0),
})
export type Mood = z.infer<typeof Mood>

export type Postman = {
  fateOf: (customerId: string | null) => Event['own']['fate']
  send: (event: Event) => void
  /** For one customer's events, or with null for those of all who have no mood of their own. */
  setMood: (customerId: string | null, mood: Mood) => void
  /** Lets go what was held: in the order in which it was made, or the other way round. Answers how many. */
  release: (order: 'made' | 'reversed', customerId: string | null) => Promise<number>
  /** Sends one event once more, whatever became of it. */
  again: (event: Event) => Promise<void>
  /** What a killed process still owed. */
  resume: () => void
  stop: () => void
}

export type PostmanOptions = {
  events: Table<Event>
  /** null: nobody listens. */
  url: string | null
  secret: string
}

const sane: Mood = { mode: 'send', copies: 1, delayMs: 0 }
const patience = 10_000
/** Milliseconds until the next try; Stripe takes hours for the later ones. */
const backOff = [500, 2000, 5000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000]

export function createPostman({ events, url, secret }: PostmanOptions): Postman {
  const moods = new Map<string | null, Mood>()
  const timers = new Set<NodeJS.Timeout>()
  const moodOf = (id: string | null) => moods.get(id) ?? moods.get(null) ?? sane
  let isStopped = false

  const later = (delay: number, work: () => void) => {
    if (isStopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, delay)
    timers.add(timer)
  }
  const deliver = async (id: string, tries: number) => {
    const event = events.get(id)
    if (!url || !event || isStopped) return
    const status = await post(url, secret, event)
    const now = events.get(id)
    if (isStopped || !now) return
    const isTaken = status >= 200 && status < 300
    const attempts = [...now.own.attempts, { at: new Date().toISOString(), status }]
    const pending_webhooks = isTaken ? 0 : now.pending_webhooks
    events.put({ ...now, pending_webhooks, own: { ...now.own, fate: 'send', attempts } })
    const wait = backOff[tries]
    if (!isTaken && wait !== undefined) later(wait, () => void deliver(id, tries + 1))
  }
  const owed = (fate: Event['own']['fate']) =>
    events.list().filter((event) => event.own.fate === fate && event.pending_webhooks > 0)

  return {
    fateOf: (customerId) => {
      const { mode } = moodOf(customerId)
      if (mode === 'send') return 'send'
      return mode === 'hold' ? 'held' : 'dropped'
    },
    send: (event) => {
      if (event.own.fate !== 'send') return
      const { copies, delayMs } = moodOf(event.own.customer)
      for (let copy = 0; copy < copies; copy++) later(delayMs, () => void deliver(event.id, 0))
    },
    setMood: (customerId, mood) => void moods.set(customerId, mood),
    release: async (order, customerId) => {
      const held = owed('held').filter(
        (event) => customerId === null || event.own.customer === customerId,
      )
      const queue = order === 'reversed' ? held : held.reverse()
      for (const event of queue) {
        for (let copy = 0; copy < moodOf(event.own.customer).copies; copy++) {
          await deliver(event.id, 0)
        }
      }
      return queue.length
    },
    again: (event) => deliver(event.id, backOff.length),
    resume: () => {
      for (const event of owed('send').reverse()) later(0, () => void deliver(event.id, 0))
    },
    stop: () => {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** The status of the answer; 0 when there was none. */
async function post(url: string, secret: string, event: Event): Promise<number> {
  const body = JSON.stringify(toWire(event), null, 2)
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${at},v1=${signature}`,
    'user-agent': 'Stripe/1.0 (Wepa sandbox)',
  }
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(url, { method: 'POST', headers, body, signal }).catch(
    () => undefined,
  )
  await response?.body?.cancel()
  return response?.status ?? 0
}
