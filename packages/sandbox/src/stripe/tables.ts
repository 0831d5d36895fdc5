// Everything the sandbox's Stripe knows, in one file that is only added to: a killed process loses nothing
// that it had answered.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import {
  Customer,
  Dispute,
  Event,
  Invoice,
  KeptAnswer,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Refund,
  SetupIntent,
  Subscription,
} from './objects.ts'

export type Table<Row> = {
  get: (id: string) => Row | undefined
  put: (row: Row) => Row
  /** Newest first. */
  list: () => Row[]
}

const Line = z.object({ table: z.string(), row: z.unknown() })

/** Opens the file, or keeps everything in memory where there is none. */
export function openTables(file: string | null) {
  const old = file ? readLines(file) : []
  const kept: string[] = []
  const write = (line: string) => {
    if (file) appendFileSync(file, line)
  }
  const table = <Row extends { id: string }>(
    name: string,
    schema: z.ZodMiniType<Row>,
  ): Table<Row> => {
    const rows = new Map<string, Row>()
    for (const line of old) {
      const read = line.table === name ? schema.safeParse(line.row) : undefined
      if (read?.success) rows.set(read.data.id, read.data)
    }
    for (const row of rows.values()) kept.push(lineOf(name, row))
    return {
      get: (id) => rows.get(id),
      put: (row) => {
        write(lineOf(name, row))
        rows.set(row.id, row)
        return row
      },
      list: () => [...rows.values()].reverse(),
    }
  }
  const tables = {
    customers: table('customers', Customer),
    products: table('products', Product),
    prices: table('prices', Price),
    paymentMethods: table('paymentMethods', PaymentMethod),
    setupIntents: table('setupIntents', SetupIntent),
    paymentIntents: table('paymentIntents', PaymentIntent),
    invoices: table('invoices', Invoice),
    subscriptions: table('subscriptions', Subscription),
    refunds: table('refunds', Refund),
    disputes: table('disputes', Dispute),
    events: table('events', Event),
    answers: table('answers', KeptAnswer),
  }
  // Each row once, without those that were overwritten.
  if (file) writeFileSync(file, kept.join(''), { mode: 0o600 })
  return tables
}
export type Tables = ReturnType<typeof openTables>

const lineOf = (table: string, row: unknown) => `${JSON.stringify({ table, row })}\n`

function readLines(file: string): z.infer<typeof Line>[] {
  mkdirSync(dirname(file), { recursive: true })
  return readText(file)
    .split('\n')
    .flatMap((line) => {
      try {
        return [Line.parse(JSON.parse(line))]
      } catch {
        // The last line is cut when the process was killed while it wrote.
        return []
      }
    })
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
