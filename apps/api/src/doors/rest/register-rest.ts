// REST under /api: a skin over the tRPC caller. Statuses, headers and retries; no rule lives here.
import { crc32 } from 'node:zlib'
import { DomainError } from '@wepa/domain/error'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Deps } from '../../context.ts'
import { answerOnce } from '../../features/idempotency/answer-once.ts'
import { answerScope } from '../../features/idempotency/forget-answers-of.ts'
import { toJson } from '../../features/listings/listed/written-once.ts'
import { requireAdmin, requireSession } from '../../trpc.ts'
import { fingerprintOf } from '../http/bodies.ts'
import { contextOfCall } from '../http/call-context.ts'
import { createCaller } from '../router.ts'
import { type BodyRoom, createBodyRoom } from './body-room.ts'
import { registerForms } from './forms.ts'
import type { RawInput, RestCall } from './rest-call.ts'
import { sendPieces } from './send-pieces.ts'

type Answer = { status: number; body: string | Buffer }

/** Registers documented calls. */
export async function registerRest(
  app: FastifyInstance,
  deps: Deps,
  calls: readonly RestCall[],
): Promise<void> {
  const room = createBodyRoom()
  for (const call of calls) if (!call.isMultipart) registerCall(app, deps, room, call)
  await app.register(async (formsOnly) => {
    await registerForms(formsOnly)
    for (const call of calls) if (call.isMultipart) registerCall(formsOnly, deps, room, call)
  })
}

function registerCall(app: FastifyInstance, deps: Deps, room: BodyRoom, call: RestCall): void {
  const contexts = new WeakMap<FastifyRequest, Context>()
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOfCall(deps, request, reply, {
      ...call,
      isForEveryone: call.access === 'everyone',
    })
    if (call.access === 'everyone') return ctx
    // What people of a team may call, the procedure looks at.
    const session = requireSession(ctx, 'reader')
    if (call.access === 'admin') requireAdmin(session)
    return ctx
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = contexts.get(request) ?? (await admit(request, reply))
    const raw = { body: bodyOf(request), query: queryOf(request) }
    const run = (input: RawInput) => runCall(call, ctx, request, reply, input)
    if (call.isStreamed) {
      const { status, result } = await run(raw)
      return sendPieces(reply, status, result)
    }
    const work = async (input: RawInput) => {
      const { status, result } = await run(input)
      return { status, body: toJson(result ?? {}) }
    }
    const done = await once(call, ctx, request, raw, work)
    // What the administration looks at stays in no browser for whoever has the device next.
    return ctx.session?.role === 'admin' ? sendOnce(reply, done) : send(reply, request, done, call)
  }
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    // A large body over a phone's line takes longer than any handler should.
    ...(call.bodyLimit && { bodyLimit: call.bodyLimit, handlerTimeout: 170_000 }),
    // Before the body is read: nobody uploads 64 MB to be told to sign in.
    ...(call.method !== 'get' && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const ctx = await admit(request, reply)
        contexts.set(request, ctx)
        const account = ctx.session?.userId
        if (call.bodyLimit && account)
          room.enter(request, reply, { account, limit: call.bodyLimit })
      },
    }),
    handler: call.bodyLimit
      ? (request, reply) => room.during(request, () => answer(request, reply))
      : answer,
  })
}

async function runCall(
  call: RestCall,
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  raw: RawInput,
): Promise<{ status: number; result: unknown }> {
  let status: number = call.status ?? 200
  const result = await call.run(
    {
      caller: createCaller(ctx),
      id: (name = 'id', code = 'not_found') => pathId(pathText(request, name), code),
      text: (name) => pathText(request, name),
      page: ({ items, nextCursor }) => {
        if (nextCursor) reply.header('link', nextLink(call, request, nextCursor))
        return items
      },
      header: (name, value) => void reply.header(name, value),
      status: (other) => {
        status = other
      },
    },
    raw,
  )
  return { status, result }
}

/** With an `Idempotency-Key`, the first answer of the same person and key (rest-contract, Conventions). */
async function once(
  call: RestCall,
  ctx: Context,
  request: FastifyRequest,
  raw: RawInput,
  work: (input: RawInput) => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key']
  if (!call.isOnce || typeof key !== 'string') return work(raw)
  const scope = ctx.session ? answerScope(ctx.session.userId) : `ip:${ctx.ip}`
  const fingerprint = await fingerprintOf(request)
  // A rule that knows clientId is told the key too: it then holds even if the process dies in between.
  const body = typeof raw.body === 'object' ? { clientId: key, ...raw.body } : raw.body
  return answerOnce(ctx, { scope, key, fingerprint }, async () => {
    const answer = await work({ ...raw, body })
    return { ...answer, body: String(answer.body) }
  })
}

function sendOnce(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  reply.code(status).type('application/json; charset=utf-8')
  return reply.headers({ vary: 'authorization', 'cache-control': 'private, no-store' }).send(body)
}

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  answer: Answer,
  { keptFor }: RestCall,
): FastifyReply {
  reply.code(answer.status).type('application/json; charset=utf-8')
  reply.header('vary', 'authorization')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.header('cache-control', 'no-store').send(answer.body)
  }
  // What is the same for all says for how long. All else is kept by nobody but the person's own client, and asked again each time: most often the answer is
  // 304. Only changes are to be noticed, for which a checksum does at a tenth of the cost of a hash.
  const tag = `W/"${answer.body.length.toString(36)}-${crc32(answer.body).toString(36)}"`
  const kept = keptFor && answer.status === 200 ? `public, max-age=${keptFor}` : 'private, no-cache'
  reply.header('cache-control', kept).header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.send(answer.body)
}

/** No body, an empty one and `{}` are the same; what is not an object is no payload of ours. */
function bodyOf({ body = {} }: FastifyRequest): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new DomainError('validation', { message: 'El cuerpo debe ser un objeto JSON.' })
}

/** Of a parameter that comes twice the last one counts. */
function queryOf({ query }: FastifyRequest): Record<string, unknown> {
  const entries = typeof query === 'object' && query ? Object.entries(query) : []
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  )
}

function pathText({ params }: FastifyRequest, name: string): string {
  const texts = typeof params === 'object' && params ? Object.entries(params) : []
  return String(texts.find(([key]) => key === name)?.[1] ?? '')
}

function pathId(text: string, code: ConstructorParameters<typeof DomainError>[0]): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > MAX_INTEGER) throw new DomainError(code)
  return id
}

/** Of the parameters only documented ones: whatever else came would go back as a header that clients refuse. */
function nextLink(call: RestCall, request: FastifyRequest, cursor: string): string {
  const [path] = request.url.split('?')
  const params = new URLSearchParams()
  const known = parametersOf(call)
  for (const [name, value] of Object.entries(queryOf(request))) {
    if (known.includes(name) && name !== 'cursor') params.set(name, String(value))
  }
  params.set('cursor', cursor)
  return `<${path}?${params}>; rel="next"`
}

function parametersOf({ query }: RestCall): readonly string[] {
  return query && 'shape' in query ? Object.keys(Object(query.shape)) : []
}
