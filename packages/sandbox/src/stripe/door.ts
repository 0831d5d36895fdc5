// The door of the sandbox's Stripe: `/v1/…` as Stripe answers it, `/sandbox/…` for its levers.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { send, shown } from '../server/send.ts'
import { type Asked, createApi } from './api.ts'
import { levers } from './controls.ts'
import { runBilling } from './objects/billing.ts'
import { Refusal } from './objects/refusal.ts'
import { createPostman } from './postman.ts'
import { seedPrices } from './seed-prices.ts'
import { pressButton } from './stripe-buttons.ts'
import { eventRows, stripePage } from './stripe-page.ts'
import { openTables } from './tables.ts'
import { createTrouble } from './trouble.ts'
import { createWorld } from './world.ts'

export type StripeOptions = {
  /** Where everything is written down; null keeps it in memory. */
  file: string | null
  /** The product's webhook, and what signs the events for it; null sends none. */
  webhookUrl: string | null
  webhookSecret: string
  clock?: () => Date
  /** Nothing is billed or ended by time alone, only when the clock's lever is pulled: for tests that choose the moment. */
  isBilledOnRequest?: boolean
  /** 100 as at Stripe, or fewer: so that no test relies on having seen all of a list at once. */
  largestPage?: number
}

const largestBody = 1024 * 1024
const beat = 1000

export function createStripeDoor(options: StripeOptions) {
  const { file, webhookUrl, webhookSecret, clock, isBilledOnRequest, largestPage = 100 } = options
  const tables = openTables(file)
  const postman = createPostman({ events: tables.events, url: webhookUrl, secret: webhookSecret })
  const world = createWorld(tables, {
    clock: clock ?? (() => new Date()),
    largestPage,
    fateOf: postman.fateOf,
    send: postman.send,
  })
  seedPrices(world)
  postman.resume()
  const trouble = createTrouble()
  const api = createApi(world, trouble)
  const bill = () => {
    if (!isBilledOnRequest) runBilling(world)
  }
  // Time passes for subscriptions also when nobody asks.
  const timer = setInterval(bill, beat)
  timer.unref()

  const answerApi = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await readAsked(request)
    bill()
    const answered = api(asked)
    const headers = { ...answered.headers, 'content-type': 'application/json' }
    response.writeHead(answered.status, headers)
    response.end(answered.body)
  }
  const pull = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const lever = levers[`${request.method} ${path}`]
    try {
      if (!lever)
        throw new Refusal(404, { type: 'invalid_request_error', message: 'No such lever' })
      const text = await readBody(request)
      const answer = await lever({ world, postman, trouble }, text ? JSON.parse(text) : {})
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 400
      response.writeHead(status, { 'content-type': 'application/json' })
      const told = error instanceof Refusal ? error.error : { message: String(error) }
      response.end(JSON.stringify({ error: told }))
    }
  }

  return {
    /** Answers a request that is for it; false for all others. */
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const path = new URL(request.url ?? '/', 'http://sandbox').pathname
      if (path.startsWith('/v1/')) await answerApi(request, response)
      else if (path.startsWith('/sandbox/')) await pull(request, response, path)
      else if (path === '/stripe' && request.method === 'GET')
        send(response, shown(stripePage(tables)), { hasForms: true })
      else if (path === '/stripe' && request.method === 'POST')
        pressButton(world, await readBody(request), response)
      else return false
      return true
    },
    tables,
    rows: () => eventRows(tables),
    stop: () => {
      clearInterval(timer)
      postman.stop()
    },
  }
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    body: await readBody(request),
    authorization: request.headers.authorization,
    idempotencyKey: header(request, 'idempotency-key'),
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > largestBody) throw new Error('the body is too large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}
