// From an HTTP request to the context of the rules: who asks, from where.
import type { FastifyRequest } from 'fastify'
import { type Context, type Deps, type Leaving, visitorContext } from '../../context.ts'
import { findSession } from '../../features/auth/find-session.ts'

const longestToken = 200
const accounts = new WeakMap<FastifyRequest, number>()

/** The request as a visitor's, whatever credentials came with it. */
export function visitorOf(deps: Deps, request: FastifyRequest): Context {
  const visit = {
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    watchLeaving: () => watchLeaving(request),
  }
  return { ...visitorContext(deps, visit), log: request.log }
}

/**
 * A visitor without a token asks the database nothing. A token that is not good makes a visitor too:
 * procedures for members refuse it, public ones need not. A database that is down throws (503, never 401).
 */
export async function contextOf(deps: Deps, request: FastifyRequest): Promise<Context> {
  const visitor = visitorOf(deps, request)
  const token = bearerOf(request)
  if (!token) return visitor
  const ctx = await contextWith(visitor, token)
  if (ctx.session) accounts.set(request, ctx.session.userId)
  return ctx
}

/** Whose request it turned out to be; undefined for a visitor's, and before anybody has asked. */
export function accountOf(request: FastifyRequest): number | undefined {
  return accounts.get(request)
}

/** Notes whose request it turned out to be. */
export function noteAccount(request: FastifyRequest, userId: number): void {
  accounts.set(request, userId)
}

/** A visitor who shows a token. */
export async function contextWith(visitor: Context, token: string): Promise<Context> {
  const session = token.length <= longestToken ? await findSession(visitor, token) : null
  return { ...visitor, session, isTokenRefused: session === null }
}

/** By the socket: the request itself closes as soon as its body has been read. */
function watchLeaving({ raw: { socket } }: FastifyRequest): Leaving {
  const controller = new AbortController()
  const leave = () => controller.abort()
  if (socket.destroyed) leave()
  socket.once('close', leave)
  return { signal: controller.signal, end: () => socket.off('close', leave) }
}

/** The token that a request shows. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1]
}
