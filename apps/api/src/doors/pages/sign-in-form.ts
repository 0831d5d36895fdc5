// Signing in and out by a form, without the program. The session that a form begins lies in a cookie that nothing
// but these paths is sent: it opens no call, so no other site can make calls with it.
import {
  FORM_SESSION_COOKIE,
  FORM_SESSION_MARK,
  type SignInState,
} from '@wepa/domain/people/form-session'
import { safeRedirect } from '@wepa/domain/people/safe-redirect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import { type Refusal, toRefusal } from '../../errors.ts'
import { idleLimit } from '../../features/auth/find-session.ts'
import { contextWith, visitorOf } from '../http/request-context.ts'
import { createCaller } from '../router.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** Shows the page for signing in as it is for one person alone. */
export type ShowSignIn = (
  exchange: Exchange,
  shown: { href: string; status: number; state: SignInState; retryAfter?: number | undefined },
) => Promise<FastifyReply>

/** `POST /auth`, `POST /auth/session` and `POST /auth/sign-out`. */
export async function registerSignInForm(
  app: FastifyInstance,
  deps: Deps,
  show: ShowSignIn,
): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    forms.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    forms.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isFromOwnPage(request)) return reply.redirect('/auth', 303)
    })

    forms.post('/auth', (request, reply) => signIn({ request, reply }, deps, show))

    // The program takes the session over, as if it had begun it itself: once.
    forms.post('/auth/session', async (request, reply) => {
      const token = formSession(request)
      const session = token && (await contextWith(visitorOf(deps, request), token)).session
      forget(reply, deps)
      return session ? { token } : reply.code(401).send({ code: 'invalid_token' })
    })

    forms.post('/auth/sign-out', async (request, reply) => {
      const token = formSession(request)
      const ctx = token ? await contextWith(visitorOf(deps, request), token) : undefined
      if (ctx?.session) await createCaller(ctx).auth.logout()
      return forget(reply, deps).redirect('/', 303)
    })
  })
}

async function signIn(exchange: Exchange, deps: Deps, show: ShowSignIn): Promise<FastifyReply> {
  const { request, reply } = exchange
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const field = (name: string) => sent.get(name) ?? ''
  const username = field('username')
  const redirect = safeRedirect(field('redirect'))
  const ticket = field('ticket')
  try {
    const caller = createCaller(visitorOf(deps, request))
    const { token } = ticket
      ? await caller.auth.confirmLogin({ ticket, code: field('code') })
      : await caller.auth.login({ username, password: field('password') })
    return keep(reply, deps, token).redirect(redirect, 303)
  } catch (error) {
    const refusal = toRefusal(error)
    const { status, code, retryAfter } = refusal
    if (code === 'internal') throw error
    const state = stateAfter(refusal, { username, ticket })
    const href = `/auth?redirect=${encodeURIComponent(redirect)}`
    return show(exchange, { href, status, state, retryAfter })
  }
}

/** Asks for a code after the right password, and again after a wrong code; else shows the form anew. */
function stateAfter(
  { code, message, issues, ticket: opened }: Refusal,
  { username, ticket: kept }: { username: string; ticket: string },
): SignInState {
  if (opened) return { kind: 'code', ticket: opened }
  const reason = issues[0]?.message ?? message
  const isOver = code === 'sign_in_ticket_invalid' || code === 'account_suspended'
  if (kept && !isOver) return { kind: 'code', ticket: kept, message: reason }
  return { kind: 'refused', message: reason, username }
}

/** Who came in by a form and is still in; their name. */
export async function findEntered(
  deps: Deps,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = formSession(request)
  const ctx = token ? await contextWith(visitorOf(deps, request), token) : undefined
  if (!ctx?.session) return undefined
  return (await createCaller(ctx).auth.me()).fullName
}

function formSession({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)wepa_session=([^;]+)/.exec(headers.cookie ?? '')?.[1]
}

/** Browsers that know `Sec-Fetch-Site` say where a request comes from; the others name its origin. */
function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(headers.origin ?? '')?.host === host
}

function keep(reply: FastifyReply, deps: Deps, token: string): FastifyReply {
  return setCookies(reply, deps, token, idleLimit / 1000)
}

function forget(reply: FastifyReply, deps: Deps): FastifyReply {
  return setCookies(reply, deps, '', 0)
}

/** @param lifetime in seconds */
function setCookies(
  reply: FastifyReply,
  deps: Deps,
  token: string,
  lifetime: number,
): FastifyReply {
  const secure = deps.settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  const rest = `Max-Age=${lifetime}; SameSite=Lax${secure}`
  return reply.header('set-cookie', [
    `${FORM_SESSION_COOKIE}=${token}; Path=/auth; HttpOnly; ${rest}`,
    `${FORM_SESSION_MARK}=${token && 1}; Path=/; ${rest}`,
  ])
}
