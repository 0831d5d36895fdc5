// The door of the sandbox's Stripe: `/v1/…` as Stripe answers it, `/sandbox/…` for its levers.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { send, shown } from '../server/send.ts'
import { createApi } from './api.ts'
import { levers } from './controls.ts'
import { runBilling } from './objects/billing.ts'
import { Refusal } from './objects/refusal.ts'
import { createPostman } from './postman.ts'
import { seedPrices } from './seed-prices.ts'
import { pressButton } from './stripe-buttons.ts'
import { eventRows, stripePage } from './stripe-page.ts'
import { openTables } from './tables.ts'
import { createWorld } from './world.ts'

export type StripeOptions = {
  /** Where everything is written down; null keeps it in memory. */
  file: string | null
  /** The product's webhook, and what signs the events for it; null sends none. */
  webhookUrl: string | null
  webhookSecret: string
  clock?: () => Date
}

const largestBody = 1024 * 1024
const beat = 1000

export function createStripeDoor({ file, webhookUrl, webhookSecret, clock }: StripeOptions) {
  const tables = openTables(file)
  const postman = createPostman({ events: tables.events, url: webhookUrl, secret: webhookSecret })
  const world = createWorld(tables, {
    clock: clock ?? (() => new Date()),
    fateOf: postman.fateOf,
    send: postman.send,
  })
  seedPrices(world)
  postman.resume()
  const api = createApi(world)
  // Time passes for subscriptions also when nobody asks.
  const timer = setInterval(() => runBilling(world), beat)
  timer.unref()

  const answerApi = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    runBilling(world)
    const {
      status,
      body: text,
      headers,
    } = api({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      body,
      authorization: request.headers.authorization,
      idempotencyKey: header(request, 'idempotency-key'),
    })
    response.writeHead(status, { ...headers, 'content-type': 'application/json' })
    response.end(text)
  }
  const pull = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const lever = levers[`${request.method} ${path}`]
    try {
      if (!lever)
        throw new Refusal(404, { type: 'invalid_request_error', message: 'No such lever' })
      const text = await readBody(request)
      const answer = await lever({ world, postman }, text ? JSON.parse(text) : {})
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
    rows: () => eventRows(tables),
    stop: () => {
      clearInterval(timer)
      postman.stop()
    },
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
