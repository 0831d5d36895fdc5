// What every rule of the sandbox's Stripe is handed: its tables, the time, and a way to tell.
import { randomBytes } from 'node:crypto'
import type { Event } from './objects.ts'
import type { Tables } from './tables.ts'
import { toWire } from './wire.ts'

export const apiVersion = '2026-10-28.endive'

export type World = {
  tables: Tables
  /** How many rows a list gives at once, however many are asked for. */
  largestPage: number
  /** Unix seconds, by the clock of that customer. */
  now: (customerId: string | null) => number
  /** Does something as if it were that moment. */
  at: <Answer>(moment: number, work: () => Answer) => Answer
  /** Moves the clock of one customer, or of all there are. */
  advance: (seconds: number, customerId: string | null) => void
  /** Writes an event down and sends it to the product. */
  emit: (type: string, object: WireSource, customerId: string | null) => void
}

type WireSource = { id: string; object: string }

export type WorldOptions = {
  /** The real time. */
  clock: () => Date
  largestPage: number
  /** Hears of each new event, and says what becomes of it. */
  fateOf: (customerId: string | null) => Event['own']['fate']
  send: (event: Event) => void
}

export function createWorld(
  tables: Tables,
  { clock, largestPage, fateOf, send }: WorldOptions,
): World {
  let frozen: number | null = null
  const world: World = {
    tables,
    largestPage,
    now: (customerId) => {
      if (frozen !== null) return frozen
      const own = customerId ? (tables.customers.get(customerId)?.own.ahead ?? 0) : 0
      return Math.floor(clock().getTime() / 1000) + own
    },
    at: (moment, work) => {
      const before = frozen
      frozen = moment
      try {
        return work()
      } finally {
        frozen = before
      }
    },
    advance: (seconds, customerId) => {
      for (const customer of tables.customers.list()) {
        if (customerId !== null && customer.id !== customerId) continue
        tables.customers.put({ ...customer, own: { ahead: customer.own.ahead + seconds } })
      }
    },
    emit: (type, object, customerId) => {
      const data = { object: toWire(object) }
      const event = tables.events.put({
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: world.now(customerId),
        data,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        own: { customer: customerId, fate: fateOf(customerId), attempts: [] },
      })
      send(event)
    },
  }
  return world
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 'cus_' and 24 random emails and digits. */
export function newId(prefix: string): string {
  const emails = [...randomBytes(24)].map((byte) => characters[byte % characters.length])
  return `${prefix}_${emails.join('')}`
}
