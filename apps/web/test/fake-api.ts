// Stands for the server at the network's edge: answers `fetch` as told, notes what reached it and under whose token,
// and can be out of reach. Everything above `fetch` is the product's own code.
import type { inferRouterInputs } from '@trpc/server'
import type { ErrorCode, Issue } from '@wepa/domain/error'
import { vi } from 'vitest'
import type { AppRouter, RouterOutputs } from '../src/lib/trpc.ts'

type Inputs = inferRouterInputs<AppRouter>

/** One call as it reached the server; `path` as in 'auth.login'. */
export type Call = { path: string; input: unknown; token: string | null }

/** A method's type, because the network hands every answer an unknown input. */
type Answer<Input = unknown, Output = unknown> = {
  answer(input: Input): Output | Promise<Output>
}['answer']

/** Answers by procedure, with the server's own types; what throws a `Refusal` refuses. */
export type Answers = {
  [Group in keyof Inputs & keyof RouterOutputs]?: {
    [Name in keyof Inputs[Group] & keyof RouterOutputs[Group]]?: Answer<
      Inputs[Group][Name],
      RouterOutputs[Group][Name]
    >
  }
}

/** A refusal as the server's error formatter writes it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'internal',
    message: string,
    readonly issues: readonly Issue[] = [],
  ) {
    super(message)
  }
}

/** What answers a call outside of tRPC, by its path: uploads. */
type Receiver = (request: RequestInit) => Response

let answers = new Map<string, Answer>()
let receivers = new Map<string, Receiver>()
let calls: Call[] = []
let isDown = false

/** The server of the running test; see `startApi`. */
export const api = {
  /** Adds answers, in place of earlier ones to the same procedures. A call without an answer fails as 'internal'. */
  answer(given: Answers): void {
    for (const [group, procedures] of Object.entries(given)) {
      for (const [name, answer] of Object.entries<Answer>(procedures)) {
        answers.set(`${group}.${name}`, answer)
      }
    }
  },
  receive(path: string, receiver: Receiver): void {
    receivers.set(path, receiver)
  },
  /** The inputs of all calls to one procedure so far, in their order. */
  inputsOf: (path: string): unknown[] => callsTo(path).map(({ input }) => input),
  callsTo,
  /** No answer comes any more, though the browser believes in its network. */
  cut(): void {
    isDown = true
  },
  /** The browser says that there is no network. */
  goOffline(): void {
    isDown = true
    setOnline(false)
  },
  goOnline(): void {
    isDown = false
    setOnline(true)
  },
}

/** A server that knows nothing, in reach. */
export function startApi(): void {
  answers = new Map()
  receivers = new Map()
  calls = []
  isDown = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.stubGlobal('fetch', receive)
}

/** An answer that waits until the test opens it. */
export function gate<Value>(): { opened: Promise<Value>; open: (value: Value) => void } {
  let open: (value: Value) => void = () => {}
  const opened = new Promise<Value>((resolve) => {
    open = resolve
  })
  return { opened, open: (value) => open(value) }
}

function callsTo(path: string): Call[] {
  return calls.filter((call) => call.path === path)
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

async function receive(address: RequestInfo | URL, request: RequestInit = {}): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch')
  const url = new URL(String(address), window.location.href)
  if (url.pathname === '/healthz') return new Response('ok')
  const receiver = receivers.get(url.pathname)
  if (receiver) return receiver(request)
  if (!url.pathname.startsWith('/trpc/')) return new Response(null, { status: 404 })
  const sent = request.method === 'POST' ? String(request.body) : url.searchParams.get('input')
  const inputs: Record<string, unknown> = JSON.parse(sent ?? '{}')
  const token = new Headers(request.headers).get('authorization')?.replace('Bearer ', '') ?? null
  const paths = url.pathname.slice('/trpc/'.length).split(',')
  const answered = await Promise.all(
    paths.map((path, index) => answerCall({ path, input: inputs[index], token })),
  )
  // Cut while it was being answered.
  if (isDown) throw new TypeError('Failed to fetch')
  const statuses = new Set(answered.map(({ status }) => status))
  const [status = 200] = statuses.size > 1 ? [207] : statuses
  return Response.json(
    answered.map(({ body }) => body),
    { status },
  )
}

async function answerCall(call: Call): Promise<{ status: number; body: object }> {
  calls.push(call)
  try {
    const answer = answers.get(call.path)
    if (!answer) throw new Refusal(500, 'internal', `No answer to ${call.path}`)
    return { status: 200, body: { result: { data: await answer(call.input) } } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, message, issues } = error
    const data = { code, httpStatus: status, issues }
    return { status, body: { error: { code: -32_600, message, data } } }
  }
}
