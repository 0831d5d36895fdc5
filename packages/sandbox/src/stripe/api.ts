// One request to Stripe's HTTP API: who asks, whether it was asked before, and the answer.
import { createHash } from 'node:crypto'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { type FormValue, parseForm } from './form.ts'
import { sandboxKeys } from './keys.ts'
import { invalid, Refusal } from './objects/refusal.ts'
import type { Trouble } from './trouble.ts'
import { createWires, type Wire } from './wire.ts'
import { newId, type World } from './world.ts'

const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = sandboxKeys

export type Asked = {
  method: string
  /** Path and query, '/v1/customers?limit=3'. */
  url: string
  body: string
  authorization: string | undefined
  idempotencyKey: string | undefined
}
export type Answered = {
  status: number
  body: string
  headers: Readonly<Record<string, string>>
}

export function createApi(world: World, trouble: Trouble): (asked: Asked) => Answered {
  const wires = createWires(world.tables)
  const work = (asked: Asked): { status: number; body: Wire } => {
    try {
      const { call, id, form } = read(asked)
      const answer = call.answer(world, id, form)
      return { status: 200, body: expanded(wires.expand, answer, form) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: { error: error.error } }
    }
  }
  const answer = (asked: Asked): Answered => {
    const headers = { 'request-id': newId('req') }
    const key = asked.method === 'POST' ? asked.idempotencyKey : undefined
    const before = key ? replay(world, key, asked) : undefined
    if (before) return { ...before, headers: { ...headers, 'idempotent-replayed': 'true' } }
    const { status, body } = work(asked)
    const text = JSON.stringify(body, null, 2)
    // What was refused before anything was done may be asked again in better words.
    if (key && (status === 200 || status === 402)) {
      world.tables.answers.put({ id: key, request: printOf(asked), status, body: text })
    }
    return { status, body: text, headers }
  }
  return (asked) => {
    const mode = trouble.modeOf(nameOf(asked))
    if (mode === 'refuse') return failedAnswer()
    const given = answer(asked)
    return mode === 'lose' ? failedAnswer() : given
  }
}

/** 'GET /v1/customers/:id'; empty for no call of ours. */
function nameOf({ method, url }: Asked): string {
  const found = findCall(method, new URL(url, 'http://stripe').pathname)
  return found ? `${method} ${found.call.path}` : ''
}

/** What the caller of a call in trouble gets. The header keeps Stripe's SDK from trying again by itself. */
function failedAnswer(): Answered {
  const message = 'The sandbox was told to fail this call.'
  return {
    status: 500,
    headers: { 'request-id': newId('req'), 'stripe-should-retry': 'false' },
    body: JSON.stringify({ error: { type: 'api_error', message } }),
  }
}

/** The answer this key got before; a refusal when it came with other words. */
function replay(world: World, key: string, asked: Asked) {
  const kept = world.tables.answers.get(key)
  if (!kept) return undefined
  if (kept.request !== printOf(asked)) return { status: 400, body: mismatch(key) }
  return { status: kept.status, body: kept.body }
}

function read(asked: Asked): { call: Call; id: string; form: FormValue } {
  const url = new URL(asked.url, 'http://stripe')
  const found = findCall(asked.method, url.pathname)
  const isPublic = requireKey(asked.authorization) === publishableKey
  if (!found) {
    throw new Refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${asked.method}: ${url.pathname}).`,
    })
  }
  const form = parseForm(asked.method === 'POST' ? asked.body : url.search.slice(1))
  const hasSecret = typeof form === 'object' && 'client_secret' in form
  if (isPublic && !(found.call.isPublic && hasSecret)) {
    throw new Refusal(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key.',
    })
  }
  return { ...found, form }
}

function findCall(method: string, path: string): { call: Call; id: string } | undefined {
  const parts = path.split('/')
  for (const call of calls) {
    const wanted = call.path.split('/')
    const isIt =
      call.method === method &&
      wanted.length === parts.length &&
      wanted.every((part, index) => part === ':id' || part === parts[index])
    if (isIt) return { call, id: parts[wanted.indexOf(':id')] ?? '' }
  }
  return undefined
}

function requireKey(authorization: string | undefined): string {
  const [, bearer, basic] = /^(?:Bearer (\S+)|Basic (\S+))$/.exec(authorization ?? '') ?? []
  const key =
    bearer ??
    Buffer.from(basic ?? '', 'base64')
      .toString()
      .split(':', 1)[0]
  if (key === secretKey || key === publishableKey) return key
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****`
    : 'You did not provide an API key.'
  throw new Refusal(401, { type: 'invalid_request_error', message })
}

function expanded(
  expand: (object: Wire, paths: readonly string[]) => Wire,
  answer: Wire,
  form: FormValue,
): Wire {
  const asked = typeof form === 'object' && !Array.isArray(form) ? form.expand : undefined
  if (asked === undefined) return answer
  if (!Array.isArray(asked)) throw invalid('Invalid array', { param: 'expand' })
  return expand(answer, asked.map(String))
}

const printOf = ({ method, url, body }: Asked) =>
  createHash('sha256').update(`${method} ${url}\n${body}`).digest('hex')

function mismatch(key: string): string {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
  return JSON.stringify({ error: { type: 'idempotency_error', message } })
}
