// The kinds of procedures, and how a refusal leaves them.
import { initTRPC, TRPCError } from '@trpc/server'
import { DomainError, type ErrorCode } from '@wepa/domain/error'
import { id } from '@wepa/domain/scalar'
import { isAtLeast, type TeamRole } from '@wepa/domain/teams/team'
import { mayCall } from '@wepa/domain/teams/team-calls'
import * as z from 'zod/mini'
import { asReader, type Context, type ReadContext, type Session } from './context.ts'
import type { ReadDatabase } from './db/database.ts'
import { type Refusal, toRefusal } from './errors.ts'
import type { LimitKey, LimitName } from './rate-limit.ts'
import { withTeamLog } from './team-log.ts'

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const { status, message, ...refusal } = refusalOf(error)
    return { code: shape.code, message, data: { ...refusal, httpStatus: status } }
  },
})

export const router = t.router
export const mergeRouters = t.mergeRouters
export const createCallerFactory = t.createCallerFactory

/** What rules throw leaves with its own status; whatever else is thrown stays an internal error. */
const withStatus = t.middleware(async ({ ctx, path, type, next }) => {
  const run = async () => {
    if (type === 'query') await countRead(ctx)
    const answer = await next()
    if (type === 'mutation' && hasWritten(path, answer)) await noteWrite(ctx)
    return answer
  }
  const turn = () => (ctx.inTurn ? ctx.inTurn(run) : run())
  const work = ctx.watch ? ctx.watch.procedure({ path, type }, turn) : turn()
  const result = await work.catch((error: unknown) => {
    throw asTrpcError(error)
  })
  // tRPC's own refusals (an input that is no JSON) have their code already.
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result
  throw asTrpcError(result.error.cause ?? result.error)
})

/** Who acts for a business does what their role allows, and each change is noted with their name. */
const asTeam = t.middleware(async ({ ctx, path, type, getRawInput, next }) => {
  const { session } = ctx
  if (!session?.actor) return next()
  if (!mayCall(session.actor.role, path)) throw new DomainError('team_role')
  if (type !== 'mutation') return next()
  return withTeamLog(ctx, { call: path, input: await getRawInput() }, next)
})

/** Everybody, signed in or not. */
export const publicProcedure = t.procedure.use(withStatus).use(asTeam)

/**
 * Reads for everybody that may be a moment old, but at least as recent as the caller's own last write: a replica answers.
 * What is not there (404) is looked for in the primary: it may have come a moment ago.
 */
export const readProcedure = publicProcedure.use(({ ctx, next }) =>
  readBy(asReader(ctx), ctx, (db) => next({ ctx: { db } })),
)

/**
 * The same for reads about the person with this `id`. That person reads from the primary, since a notification may have led
 * them to what others have just said of them, and so do moderators, who act on each other's decisions.
 */
export const personReadProcedure = publicProcedure
  .input(z.object({ id: id() }))
  .use(({ ctx, input, next }) =>
    readBy(isConcerned(ctx, input.id) ? ctx : asReader(ctx), ctx, (db) => next({ ctx: { db } })),
  )

/** Whether somebody reads about themselves, also while they act for a business, or moderates. */
function isConcerned({ session }: Context, id: number): boolean {
  return session?.userId === id || session?.actor?.userId === id || session?.role === 'admin'
}

/** The same for visitors; who is signed in reads from the primary: a notification may have led them there. */
export const visitorReadProcedure = publicProcedure.use(({ ctx, next }) =>
  readBy(ctx.session ? ctx : asReader(ctx), ctx, (db) => next({ ctx: { db } })),
)

type Answer = { ok: true } | { ok: false; error: TRPCError }

async function readBy<A extends Answer>(
  reader: ReadContext,
  primary: ReadContext,
  read: (db: ReadDatabase) => Promise<A>,
): Promise<A> {
  const answer = await read(reader.db)
  const isMissing = !answer.ok && refusalOf(answer.error).status === 404
  return isMissing && reader.db !== primary.db ? read(primary.db) : answer
}

/**
 * Where a link's key is the proof, and whoever is signed in does not matter: who acts for a business opens their own links
 * all the same, as a visitor.
 */
export const linkProcedure = t.procedure
  .use(withStatus)
  .use(({ ctx, next }) => next({ ctx: ctx.session?.actor ? { ...ctx, session: null } : ctx }))

/** People who are signed in: 401 without a token, and with one that is not good. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) =>
  // What people of a team may call was looked at by then.
  next({ ctx: { ...ctx, session: requireSession(ctx, 'reader') } }),
)

/** People who run the marketplace: 403 for everybody else who is signed in. */
export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  requireAdmin(ctx.session)
  return next()
})

/** No screen asks so often; what visitors read is bounded by searches and renderings. */
async function countRead({ session, limiter }: Context): Promise<void> {
  if (session) await limiter.consume('read', { account: session.userId })
}

/** Mutations that only count something: nobody reads of them what they have just done. */
const onlyCounted: ReadonlySet<string> = new Set([
  'listings.trackView',
  'listings.trackClick',
  'visits.report',
  'searchMisses.report',
  'warnings.judge',
])

/** One that failed for a reason of ours may have written before. */
function hasWritten(path: string, answer: Answer): boolean {
  return !onlyCounted.has(path) && (answer.ok || refusalOf(answer.error).status >= 500)
}

/** The next read of this account, and of who acts for it, knows of it: whichever process and replica answers. */
async function noteWrite({ session, readers }: Context): Promise<void> {
  if (!session) return
  const { userId, actor } = session
  await readers.noteWrites(actor ? [userId, actor.userId] : [userId])
}

/** Counts the call against a limit, by account when signed in and by address otherwise. */
export function limited(name: LimitName) {
  // A plain function: one of `t.middleware` stands only where `db` can write.
  return async <A>({ ctx, next }: { ctx: Asker; next: () => Promise<A> }): Promise<A> => {
    await ctx.limiter.consume(name, whoAsks(ctx))
    return next()
  }
}

/** What a limit needs to know of a request, whatever it may do with the database. */
type Asker = Pick<Context, 'limiter' | 'session' | 'ip'>

/**
 * The session of a request. `least` is the role in a team that may ask; without one, only the account itself.
 * @throws DomainError unauthorized without a token, invalid_token with one that is not good, team_role
 */
export function requireSession(
  ctx: Pick<Context, 'session' | 'isTokenRefused'>,
  least?: TeamRole,
): Session {
  const { session } = ctx
  if (session?.actor && !(least && isAtLeast(session.actor.role, least))) {
    throw new DomainError('team_role')
  }
  if (session) return session
  throw new DomainError(ctx.isTokenRefused ? 'invalid_token' : 'unauthorized')
}

/** @throws DomainError forbidden for people who do not run the marketplace */
export function requireAdmin({ role }: Session): void {
  if (role !== 'admin') throw new DomainError('forbidden')
}

/** The account or address that a limit counts. */
function whoAsks(ctx: Pick<Context, 'session' | 'ip'>): LimitKey {
  return ctx.session ? { account: ctx.session.userId } : { address: ctx.ip }
}

/** Gives whatever was thrown the tRPC code, and with it the HTTP status, of its refusal. */
export function asTrpcError(cause: unknown): TRPCError {
  if (cause instanceof TRPCError) return cause
  const { status, message } = toRefusal(cause)
  return new TRPCError({ code: trpcCodes[status] ?? 'INTERNAL_SERVER_ERROR', message, cause })
}

/** What the outside may see of a failed procedure, tRPC's own refusals included. */
export function refusalOf(error: TRPCError): Refusal {
  const own = ownCodes[error.code]
  const refusal = toRefusal(error)
  if (refusal.code !== 'internal' || !own) return refusal
  return toRefusal(new DomainError(own))
}

/** Refusals of tRPC itself: an unknown procedure, a body it cannot read. */
const ownCodes: Readonly<Partial<Record<TRPCError['code'], ErrorCode>>> = {
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'not_found',
  BAD_REQUEST: 'validation',
  PARSE_ERROR: 'validation',
  PAYLOAD_TOO_LARGE: 'too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media',
}

const trpcCodes: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}
