// The sandbox's Anthropic: the Messages API under /anthropic, and what it is told to do wrong.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProviderDoor } from '../server/sandbox-server.ts'
import { answer } from './answer.ts'
import { createJournal, type Journal, journalRow } from './journal.ts'
import { type Reply, toError, toEvents, toMessage } from './message.ts'
import { createMoods, Mischief, type Moods, type Trouble } from './mischief.ts'
import { questionOf } from './question.ts'
import { MessagesRequest, pictureOf, refusalOf, textsOf } from './request.ts'

type Sandbox = { dataDir: string; moods: Moods; journal: Journal }
type Step = (
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<unknown> | unknown

const steps: Readonly<Record<string, Step>> = {
  'POST /anthropic/v1/messages': answerMessages,
  'POST /sandbox/anthropic': setMood,
  'GET /sandbox/anthropic.json': ({ journal }, _request, response) =>
    send(response, 200, journal.list()),
}

/** `dataDir` holds what is known of the demo's pictures. */
export function createAnthropicDoor(dataDir: string, now: () => Date): ProviderDoor {
  const sandbox = { dataDir, moods: createMoods(), journal: createJournal(now) }
  return {
    rows: () => sandbox.journal.list().map(journalRow),
    async handle(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
      const step = steps[`${request.method} ${pathname}`]
      if (step) await step(sandbox, request, response)
      else if (pathname.startsWith('/anthropic/')) {
        send(response, 404, toError('not_found_error', `Not found: ${pathname}`))
      } else return false
      return true
    },
  }
}

async function setMood({ moods }: Sandbox, request: IncomingMessage, response: ServerResponse) {
  const asked = Mischief.safeParse(await readJson(request))
  if (asked.success) moods.set(asked.data)
  send(response, asked.success ? 200 : 400, { ok: asked.success })
}

async function answerMessages(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = await readRequest(request)
  if ('refusal' in asked) {
    send(response, asked.status, toError(asked.type, asked.refusal))
    return
  }
  const trouble = sandbox.moods.next(textsOf(asked))
  note(sandbox.journal, asked, response, trouble)
  if (trouble && refuseAsTold(response, trouble)) return
  if (trouble?.mode === 'slow' && !(await pause(response, trouble.ms))) return
  const reply = await answer(asked, { dataDir: sandbox.dataDir, mode: trouble?.mode })
  const isCut = trouble?.mode === 'cut'
  if (asked.stream) await stream(response, reply, isCut)
  else sendWhole(response, reply, isCut)
}

type Refused = { status: number; type: string; refusal: string }

async function readRequest(request: IncomingMessage): Promise<MessagesRequest | Refused> {
  const { 'anthropic-version': version, ...headers } = request.headers
  // Both are good; the SDK sends its key as a bearer.
  const key = headers['x-api-key'] ?? /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  const parsed = MessagesRequest.safeParse(await readJson(request))
  if (!key) {
    const refusal = 'x-api-key or Authorization header is required'
    return { status: 401, type: 'authentication_error', refusal }
  }
  const invalid = { status: 400, type: 'invalid_request_error' }
  if (!version) return { ...invalid, refusal: 'anthropic-version: header is required' }
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { ...invalid, refusal: `${issue?.path.join('.')}: ${issue?.message}` }
  }
  const refusal = refusalOf(parsed.data)
  return refusal ? { ...invalid, refusal } : parsed.data
}

function note(
  journal: Journal,
  asked: MessagesRequest,
  response: ServerResponse,
  trouble: Trouble | undefined,
): void {
  const entry = journal.add({
    model: asked.model,
    question: questionOf(asked),
    isStreamed: asked.stream,
    pictureBytes: pictureOf(asked)?.length ?? 0,
    texts: textsOf(asked),
  })
  entry.outcome = trouble?.mode ?? 'answered'
  response.once('close', () => {
    if (!response.writableFinished && trouble?.mode !== 'cut') entry.outcome = 'left'
  })
}

const errors: Readonly<Record<string, readonly [number, string, string]>> = {
  authentication: [401, 'authentication_error', 'invalid x-api-key'],
  rate_limit: [429, 'rate_limit_error', 'This request would exceed your rate limit.'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
  error: [500, 'api_error', 'Internal server error'],
}

/** True when the trouble is an answer with an error. */
function refuseAsTold(response: ServerResponse, { mode, retryAfter }: Trouble): boolean {
  const error = errors[mode]
  if (!error) return false
  const [status, type, message] = error
  if (mode === 'rate_limit') response.setHeader('retry-after', String(retryAfter))
  send(response, status, toError(type, message))
  return true
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

function sendWhole(response: ServerResponse, reply: Reply, isCut: boolean): void {
  const body = JSON.stringify(toMessage(reply))
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  if (isCut) response.write(body.slice(0, body.length / 2), () => response.destroy())
  else response.end(body)
}

/** Milliseconds between two pieces, so that a person sees the words come; and where a cut stream ends. */
const pace = 12
const cutAt = 5

async function stream(response: ServerResponse, reply: Reply, isCut: boolean): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  let sent = 0
  for (const event of toEvents(reply)) {
    if (isCut && sent === cutAt) response.destroy()
    if (response.destroyed) return
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    sent += 1
    if (event.type === 'content_block_delta') await wait(pace)
  }
  response.end()
}

/** False when the other side did not wait. */
async function pause(response: ServerResponse, ms: number): Promise<boolean> {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  response.once('close', leave)
  const stayed = await wait(ms, true, { signal: leaving.signal }).catch(() => false)
  response.off('close', leave)
  return stayed
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}
