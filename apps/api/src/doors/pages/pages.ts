// Pages as HTML: rendered by the built web as for a visitor, whoever asks, and kept for ten seconds. Cookies
// and tokens change nothing in them but whether they are light: what belongs to a person fills in after hydration. The one
// page that is somebody's own is `/auth` after a form was sent without the program; nobody keeps it.
import { findPage } from '@wepa/domain/pages'
import { isPaymentPath } from '@wepa/domain/payments/card-payment'
import type { SignInState } from '@wepa/domain/people/form-session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Context, type Deps, visitorContext } from '../../context.ts'
import { MOST_LAG } from '../../db/replicas/primary-track.ts'
import { noReplicas } from '../../db/replicas/readers.ts'
import { toRefusal } from '../../errors.ts'
import { loggedPath } from '../../log.ts'
import { noLimits } from '../../rate-limit.ts'
import type { PageMetrics } from '../../telemetry/counts.ts'
import { makeNonce, pagePolicy } from '../http/security.ts'
import { type PageAddress, pageAddress } from './address.ts'
import { type BuiltWeb, loadBuiltWeb, refusedPage, shellPage } from './built-web.ts'
import { createPageCache, type Page, type PageCache } from './cache.ts'
import { callInProcess } from './calls.ts'
import { cdnHeaders } from './cdn.ts'
import { encodePage, isKnown, makePageBody } from './page-body.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import { findEntered, registerSignInForm, type ShowSignIn } from './sign-in-form.ts'
import { registerSitemap } from './sitemap.ts'
import { findPageSubject, type PageSubject } from './subject.ts'
import { type PageView, registerViewForms, viewFor } from './view/storm-view.ts'

/** What a rendering may take before the visitor gets the empty shell, in ms. */
const patience = 8_000
/** How many pages a process keeps at once, those of filtered lists apart. */
export const mostKept = 300
/** How long a page is kept, in ms; with a CDN in front a second less than there, or none would be left for it. */
export const lifetimeOf = ({ cdnPages }: Pick<Deps['settings'], 'cdnPages'>): number =>
  (cdnPages > 0 ? cdnPages - 1 : 10) * 1000
/** More at once make none of them faster, and leave the pool to calls. Who waits longer gets the shell. */
const renderings = { atOnce: 4, mostWaiting: 60, patience: 4_000 }
/** Filters are as many as anybody makes up: a quarter of a core for those nobody asked for lately. */
const filterings = { atOnce: 1, mostWaiting: 10, patience: 2_000, rest: 3 }
/** Paths that answer data or files: what is not found there is not a page. */
const notPages =
  /^\/(api|trpc|ws|preview|uploads|thumbnails|assets|images|icons|healthz|readyz)(\/|$)/

/** Of pages for one person. Their forms say where they come from: without a referrer their origin would be 'null'. */
const personal = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-page': 'secret',
}
/** Of pages whose address is a secret. */
const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-page': 'secret' }

/** Serves every path no other door took: the product's pages, and its 404. */
export async function registerPages(
  app: FastifyInstance,
  deps: Deps,
  metrics?: PageMetrics,
): Promise<void> {
  registerSitemap(app, deps)
  await registerViewForms(app, deps)
  const web = await loadBuiltWeb(deps.settings.webDist)
  if (!web) {
    deps.log.warn({ webDist: deps.settings.webDist }, 'no built web: pages answer 404')
    return
  }
  const now = () => deps.clock.now().getTime()
  const { plainLine, filteredLine } = openLines(now, lifetimeOf(deps.settings))

  const readPage = pageReader(web, deps, { plainLine, filteredLine, metrics })

  const showSignIn: ShowSignIn = async (
    { request, reply },
    { href, status, state, retryAfter },
  ) => {
    const render = () => renderPage(web, deps, request, { href, before: undefined, signIn: state })
    const page = await plainLine.queue.run(render).catch((error) => refusedPage(web, deps, error))
    metrics?.answered(page.isShell ? shellKind(page) : 'rendered')
    const shown = page.isShell ? page : { ...page, status, retryAfter }
    return sendPage({ request, reply }, deps, shown, { headers: personal })
  }
  await registerSignInForm(app, deps, showSignIn)

  // The service worker keeps it for when there is no network.
  app.get('/shell.html', (request, reply) =>
    sendPage({ request, reply }, deps, shellPage(web, deps, 200)),
  )

  /** Who comes while the process cannot keep up gets the shell as well, not a line of JSON. */
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const { path } = pageAddress(request.url)
    if (notPages.test(path) || toRefusal(error).code !== 'unavailable') throw error
    const page = refusedPage(web, deps, error)
    metrics?.answered(shellKind(page))
    const headers = findPage(path)?.isSecret ? unkept : {}
    return sendPage({ request, reply }, deps, page, { path, headers })
  }
  app.get('/*', { errorHandler }, async (request, reply) => {
    const address = pageAddress(request.url)
    if (notPages.test(address.path)) return reply.callNotFound()
    if (address.redirect) return reply.redirect(address.redirect, 301)
    const name =
      address.path === '/auth' ? await findEntered(deps, request).catch(() => undefined) : undefined
    if (name !== undefined) {
      const state = { kind: 'entered', name } as const
      return showSignIn({ request, reply }, { href: address.href, status: 200, state })
    }
    const { page, isForAnybody } = await readPage(request, address).catch((error: unknown) => ({
      page: refusedPage(web, deps, error),
      isForAnybody: false,
    }))
    if (page.isShell) metrics?.answered(shellKind(page))
    const forCdn = () =>
      isForAnybody ? cdnHeaders(page, { most: deps.settings.cdnPages, now: now() }) : {}
    return sendPage({ request, reply }, deps, page, {
      path: address.path,
      headers: findPage(address.path)?.isSecret ? unkept : forCdn(),
    })
  })
}

type Line = { cache: PageCache<Page>; queue: RenderQueue }
/** `isForAnybody`: whether somebody of whom nothing is known would get the same answer at this address. */
type FoundPage = { page: Page; isForAnybody: boolean }
type Reading = { plainLine: Line; filteredLine: Line; metrics: PageMetrics | undefined }

/** Makes what finds a page, in the cache or by having it rendered. */
function pageReader(web: BuiltWeb, deps: Deps, { plainLine, filteredLine, metrics }: Reading) {
  /** Nothing is there: one rendering for all addresses of a kind, as many as anybody makes up. */
  const findSubject = async (address: PageAddress): Promise<PageSubject> => {
    const missing = web.missingPath(address.path)
    if (missing !== undefined) return { href: missing, key: missing, isThere: false }
    const { href } = address
    return (await findPageSubject(deps, address)) ?? { href, key: href, isThere: false }
  }

  /** Whoever has a page rendered is counted alone: what comes of it is for all who wait. */
  return async (request: FastifyRequest, address: PageAddress): Promise<FoundPage> => {
    const { href, key, isThere, changedAt } = await findSubject(address)
    const { cache, queue } = href.includes('?') ? filteredLine : plainLine
    const view = await viewFor(deps, request, href)
    const kept = view.prefix + key
    if (!cache.has(kept)) await deps.limiter.consume('render', { address: request.ip })
    let how: 'kept' | 'rendered' = 'kept'
    const page = await cache.get(kept, async (before) => {
      how = 'rendered'
      const start = performance.now()
      const rendering = { href, before, view, changedAt }
      const page = await queue.run(() => renderPage(web, deps, request, rendering))
      metrics?.rendered((performance.now() - start) / 1000)
      // It went while its page was rendered, and may come back as it was.
      return isThere && page.isMissing ? { ...page, isKept: false } : page
    })
    if (!page.isShell) metrics?.answered(how)
    // Who signed in by the form is told so at `/auth`.
    return { page, isForAnybody: page.isKept && view.isUsual && address.path !== '/auth' }
  }
}

/** More than clocks of two machines differ, and a change takes until it stands. */
const slack = 5_000

/** Reads from the primary if the row changed too recently for every replica to have it: the page is kept under that time. */
function depsForVersion(deps: Deps, changedAt: Date | undefined): Deps {
  const age = changedAt && deps.clock.now().getTime() - changedAt.getTime()
  if (age === undefined || age > MOST_LAG + slack) return deps
  return { ...deps, readers: noReplicas(deps.db) }
}

/** Caches of pages, and queues of those that are rendered. */
function openLines(now: () => number, lifetime: number) {
  const pages = createPageCache({ size: mostKept, lifetime, missing: { size: 100, lifetime }, now })
  // Of their own: anybody can write words into an address.
  const filtered = createPageCache({ size: 200, lifetime, missing: { size: 50, lifetime }, now })
  return {
    plainLine: { cache: pages, queue: createRenderQueue(renderings) },
    filteredLine: { cache: filtered, queue: createRenderQueue(filterings) },
  }
}

type Rendering = {
  href: string
  /** Of the row that the page is about. */
  changedAt?: Date | undefined
  before: Page | undefined
  view?: PageView
  signIn?: SignInState
}

async function renderPage(
  web: BuiltWeb,
  deps: Deps,
  request: FastifyRequest,
  { href, before, signIn, ...given }: Rendering,
): Promise<Page> {
  const view = given.view ?? (await viewFor(deps, request, href))
  const nonce = makeNonce()
  const renderedAt = deps.clock.now().toISOString()
  try {
    const rendered = await web.render({
      href,
      nonce,
      site: {
        origin: deps.settings.baseUrl,
        renderedAt,
        ...(view.storms.length > 0 && { storms: view.storms }),
      },
      call: callInProcess(nobody(depsForVersion(deps, given.changedAt), request)),
      signal: AbortSignal.timeout(patience),
      isLight: view.isLight,
      signIn,
    })
    if (rendered.failure) throw new RenderError(rendered.failure)
    const body = makePageBody(rendered.body, nonce, renderedAt)
    return {
      status: rendered.status,
      // Compressed already, and perhaps in the browser of whoever asks.
      body: before?.body.digest === body.digest ? before.body : body,
      renderedAt,
      isShell: false,
      location: rendered.location,
      isKept: rendered.status === 200 || rendered.status === 404,
      isMissing: rendered.status === 404,
    }
  } catch (error) {
    request.log.error({ err: error, path: loggedPath(href) }, 'a page could not be rendered')
    return shellPage(web, deps, error instanceof RenderError ? error.status : 200)
  }
}

/**
 * Whom a page is rendered for: no credentials, and nobody's limits or patience, since all who ask meanwhile
 * get the same page. What it may cost, the queue and the limit of renderings bound. Nor does it count among what many
 * look for or as an appearance of ads: a member's program asks again under their name, and would make two people of one.
 */
function nobody(deps: Deps, request: FastifyRequest): Context {
  const visit = { requestId: request.id, ip: request.ip, userAgent: null }
  return {
    ...visitorContext(
      { ...deps, limiter: noLimits, lookedFor: nothing, appearances: nothing },
      visit,
    ),
    log: request.log,
  }
}

const nothing = { note: () => {} }

/** Why a page was not rendered, with the status its visitor should see. */
class RenderError extends Error {
  readonly status: number
  constructor(failure: { error: unknown; status: number | null }) {
    super('the screen failed', { cause: failure.error })
    // Too much at once or no database: try later. Any other failure is ours, and the browser may still manage.
    this.status = failure.status === 429 || failure.status === 503 ? 503 : 200
  }
}

/** Who asks too often is told so, and nothing is wrong. */
const shellKind = ({ status }: Page) => (status === 429 ? 'refused' : 'shell')

async function sendPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
  page: Page,
  own: { path?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<FastifyReply> {
  if (page.location) reply.header('location', page.location)
  const retryAfter = page.retryAfter ?? (page.status === 503 ? 5 : undefined)
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  const { body } = page
  reply.headers({
    // The person's own choice comes as a cookie: no cache between keeps what is private.
    vary: 'accept-encoding, save-data, ect',
    // Browsers that know it tell how fast the line is, from the next page on.
    'accept-ch': 'ECT',
    etag: body.etag,
    'content-security-policy': pagePolicy(body, deps.settings, takesCards(deps, own.path)),
    'cache-control': 'private, no-cache',
    // The service worker keeps rendered pages for a time without network, and no others.
    'x-page': page.isShell ? 'shell' : 'rendered',
    // What the page says was true then, also if the browser has had it for longer.
    // The browser draws whether this visit reports how fast it was: a page is the same for all who ask.
    'server-timing': `confirmed;desc="${page.renderedAt}", visits;desc="${deps.settings.visitShare}"`,
    ...own.headers,
  })
  if (page.status === 200 && isKnown(body, request.headers['if-none-match'])) {
    return reply.code(304).send()
  }
  const { bytes, encoding } = await encodePage(body, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(page.status).type('text/html; charset=utf-8').send(bytes)
}

/** Only where people really pay does a page open to the provider. */
function takesCards({ payments, testCards }: Deps, path: string | undefined): boolean {
  return payments !== null && testCards === null && path !== undefined && isPaymentPath(path)
}
