// Light mode at the door (docs/product/light-mode.md): who gets light pages, and the switch that works without script.
import type { IncomingHttpHeaders } from 'node:http'
import { isLightModeOn, LIGHT_MODE_COOKIE } from '@wepa/domain/light-mode'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../../../context.ts'

/** In seconds; browsers cut it to what they allow. */
const year = 365 * 24 * 3600

/** Whether this visitor's pages are to be light. */
export function isLight(headers: IncomingHttpHeaders, isInStorm: boolean): boolean {
  const { ect } = headers
  return isLightModeOn({
    cookies: headers.cookie,
    savesData: headers['save-data'] === 'on',
    effectiveType: typeof ect === 'string' ? ect : undefined,
    isInStorm,
  })
}

/** `POST /light-mode?mode=on` or `off`, from a form of any page, keeps the choice and leads back to that page. */
export async function registerLightMode(app: FastifyInstance, settings: Settings): Promise<void> {
  const secure = settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  await app.register(async (forms) => {
    // All is in the address: what a form sends beside it is nobody's.
    forms.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    forms.post<{ Querystring: { mode?: unknown } }>('/light-mode', async (request, reply) => {
      const mode = request.query.mode === 'on' ? 'on' : 'off'
      return reply
        .header(
          'set-cookie',
          `${LIGHT_MODE_COOKIE}=${mode}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`,
        )
        .header('cache-control', 'no-store')
        .redirect(pageBefore(request, settings), 303)
    })
  })
}

/** The page of ours that the form stood on; home where the browser does not say. */
export function pageBefore({ headers }: FastifyRequest, { baseUrl }: Settings): string {
  const referer = URL.parse(headers.referer ?? '')
  if (!referer || referer.host !== URL.parse(baseUrl)?.host) return '/'
  // Two slashes at its beginning would be another site.
  return `/${referer.pathname.replace(/^[/\\]+/, '')}${referer.search}`
}
