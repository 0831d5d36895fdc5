// Storm mode at the door (docs/product/storm-mode.md): whose pages are light by it, who sees its notice, and the form that
// closes the notice for the day without script.
import type { IncomingHttpHeaders } from 'node:http'
import { isInStorm, isNoticeClosed, NOTICE_COOKIE, type Storm } from '@wepa/domain/storms/storm'
import { dateOnly } from '@wepa/domain/text/date'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../context.ts'
import { currentStorms } from '../../../features/storms/current-storms.ts'
import { isLight, pageBefore, registerLightMode } from './light-mode.ts'

/** How a page is rendered for whoever asks, beyond its address. */
export type PageView = {
  isLight: boolean
  /** Of which the page tells; empty where the notice was closed. */
  storms: Storm[]
  /** Begins the name under which the page is kept. */
  prefix: string
  /** Whether somebody of whom nothing is known would get the same. */
  isUsual: boolean
}

export async function viewFor(
  deps: Deps,
  { headers }: FastifyRequest,
  href: string,
): Promise<PageView> {
  // Without a database a page is shown as on any other day.
  const storms = await currentStorms(deps).catch((): Storm[] => [])
  const today = dateOnly(deps.clock.now())
  const view = viewOf(headers, { storms, href, today })
  return { ...view, isUsual: view.prefix === viewOf({}, { storms, href, today }).prefix }
}

function viewOf(
  headers: IncomingHttpHeaders,
  { storms, href, today }: { storms: Storm[]; href: string; today: string },
): Omit<PageView, 'isUsual'> {
  const { cookie: cookies } = headers
  const light = isLight(headers, isInStorm(storms, { cookies, place: placeOf(href) }))
  const shown = isNoticeClosed(cookies, today) ? [] : storms
  return {
    isLight: light,
    storms: shown,
    prefix: `${light ? 'light ' : ''}${shown.length > 0 ? 'storm ' : ''}`,
  }
}

/** What pages ask of the server without their program: light mode, and closing the notice. */
export async function registerViewForms(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerLightMode(app, deps.settings)
  await registerStormNotice(app, deps)
}

/** `POST /storm-notice`, from the notice on any page, closes it until tomorrow and leads back to that page. */
async function registerStormNotice(
  app: FastifyInstance,
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
): Promise<void> {
  const secure = settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  await app.register(async (forms) => {
    // The form says nothing.
    forms.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    forms.post('/storm-notice', async (request, reply) =>
      reply
        .header(
          'set-cookie',
          `${NOTICE_COOKIE}=${dateOnly(clock.now())}; Path=/; Max-Age=86400; SameSite=Lax${secure}`,
        )
        .header('cache-control', 'no-store')
        .redirect(pageBefore(request, settings), 303),
    )
  })
}

/** The place that a page is about: of a search, or of the essentials of a town. */
function placeOf(href: string): string | undefined {
  const [path = '', search] = href.split('?')
  const town = /^\/esenciales\/([a-z-]+)$/i.exec(path)?.[1]
  return town ?? new URLSearchParams(search).get('location') ?? undefined
}
