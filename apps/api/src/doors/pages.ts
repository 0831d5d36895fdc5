// Pages as HTML: rendered by the built web for whoever asks, kept for ten seconds for visitors.
import { isPaymentPath } from '@wepa/domain/card-payment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'
import { loggedPath } from '../log.ts'
import { pageAddress } from './pages-address.ts'
import { type BuiltWeb, loadBuiltWeb } from './pages-built-web.ts'
import { createPageCache, type Page } from './pages-cache.ts'
import { callInProcess } from './pages-calls.ts'
import { registerSitemap } from './pages-sitemap.ts'
import { visitorOf } from './request-context.ts'
import { makeNonce, pagePolicy } from './security.ts'

/** What a rendering may take before the visitor gets the empty shell, in ms. */
const patience = 8_000
/** Paths that answer data or files: what is not found there is not a page. */
const notPages =
  /^\/(api|trpc|ws|preview|uploads|thumbnails|assets|images|icons|healthz|readyz)(\/|$)/

/** Pages whose address may hold a secret: it goes nowhere as a Referer, and nothing is kept under it. */
const secretAddress = /^\/(reset-password|unsubscribe)$|^\/appeal\//
const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-page': 'secret' }

/** Serves every path no other door took: the product's pages, and its 404. */
export async function registerPages(app: FastifyInstance, deps: Deps): Promise<void> {
  registerSitemap(app, deps)
  const web = await loadBuiltWeb(deps.settings.webDist)
  if (!web) {
    deps.log.warn({ webDist: deps.settings.webDist }, 'no built web: pages answer 404')
    return
  }
  const cache = createPageCache({
    size: 500,
    lifetime: 10_000,
    now: () => deps.clock.now().getTime(),
  })

  // The service worker keeps it for when there is no network.
  app.get('/shell.html', (_request, reply) => sendPage(reply, deps, shellPage(web, 200)))

  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.url)
    if (notPages.test(address.path)) return reply.callNotFound()
    if (address.redirect) return reply.redirect(address.redirect, 301)
    const render = () => renderPage(web, deps, request, address.href)
    const page = isCacheable(request) ? await cache.get(address.href, render) : await render()
    return sendPage(reply, deps, page, {
      path: address.path,
      headers: secretAddress.test(address.path) ? unkept : {},
    })
  })
}

/** HTML is anonymous by nature; whoever sends credentials all the same gets a rendering of their own. */
function isCacheable(request: FastifyRequest): boolean {
  return request.headers.authorization === undefined && request.headers.cookie === undefined
}

async function renderPage(
  web: BuiltWeb,
  deps: Deps,
  request: FastifyRequest,
  href: string,
): Promise<Page> {
  // The body is kept with this in place of each answer's own nonce: a nonce is good once.
  const nonce = makeNonce()
  try {
    const rendered = await web.render({
      href,
      nonce,
      site: { origin: deps.settings.baseUrl, renderedAt: deps.clock.now().toISOString() },
      call: callInProcess(visitorOf(deps, request)),
      signal: AbortSignal.timeout(patience),
    })
    if (rendered.failure) throw new RenderError(rendered.failure)
    return {
      status: rendered.status,
      parts: rendered.body.split(nonce),
      isShell: false,
      location: rendered.location,
      isKept: rendered.status === 200,
    }
  } catch (error) {
    request.log.error({ err: error, path: loggedPath(href) }, 'a page could not be rendered')
    return shellPage(web, error instanceof RenderError ? error.status : 200)
  }
}

/** Why a page was not rendered, with the status its visitor should see. */
class RenderError extends Error {
  readonly status: number
  constructor(failure: { error: unknown; status: number | null }) {
    super('the screen failed', { cause: failure.error })
    // Too many requests or no database: try later. Any other failure is ours, and the browser may still manage.
    this.status = failure.status === 429 || failure.status === 503 ? failure.status : 200
  }
}

function shellPage(web: BuiltWeb, status: number): Page {
  return { status, parts: web.shell, isShell: true, location: null, isKept: false }
}

function sendPage(
  reply: FastifyReply,
  deps: Deps,
  page: Page,
  own: { path?: string; headers?: Readonly<Record<string, string>> } = {},
): FastifyReply {
  const nonce = makeNonce()
  if (page.location) reply.header('location', page.location)
  if (page.status === 503) reply.header('retry-after', '5')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(nonce, deps.settings, takesCards(deps, own.path)),
    'cache-control': 'private, no-cache',
    // The service worker keeps rendered pages for a time without network, and no others.
    'x-page': page.isShell ? 'shell' : 'rendered',
    ...own.headers,
  }
  return reply.code(page.status).headers(headers).send(page.parts.join(nonce))
}

/** Only where people really pay does a page open to the provider. */
function takesCards({ payments, testCards }: Deps, path: string | undefined): boolean {
  return payments !== null && testCards === null && path !== undefined && isPaymentPath(path)
}
