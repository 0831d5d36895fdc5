// What search engines are told: which addresses there are, and where not to look.
import { CATEGORIES } from '@wepa/domain/category'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../context.ts'
import {
  countSitemapParts,
  listSitemapListings,
} from '../features/sitemap/list-sitemap-listings.ts'
import { createPageCache } from './pages-cache.ts'

const hour = 'public, max-age=3600'
const fixedPaths = ['/', '/search', ...CATEGORIES.map(({ slug }) => `/category/${slug}`)]
/** Screens of one person, and calls: nothing to find there. */
const closedPaths = ['/api/', '/trpc/', '/auth', '/post-ad', '/my-listings', '/edit-listing/']

export function registerSitemap(app: FastifyInstance, deps: Deps): void {
  const { baseUrl } = deps.settings

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(
        [
          'User-agent: *',
          ...closedPaths.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${baseUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = Array.from({ length: await countSitemapParts(deps) }, (_, index) => index + 1)
    const paths = ['/sitemap-pages.xml', ...parts.map((part) => `/sitemap-listings-${part}.xml`)]
    const maps = paths.map((path) => `<sitemap><loc>${baseUrl}${path}</loc></sitemap>`)
    return sendXml(reply, `<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`)
  })

  app.get('/sitemap-pages.xml', (_request, reply) =>
    sendXml(reply, urlSet(fixedPaths.map((path) => `<loc>${baseUrl}${path}</loc>`))),
  )

  // 2 MB and 20,000 rows each: whoever asks again and again costs no more than once.
  const parts = createPageCache<{ xml: string; isKept: true }>({
    size: 8,
    lifetime: 600_000,
    now: () => deps.clock.now().getTime(),
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-listings-:part(^[1-9]\\d{0,6}$).xml',
    async (request, reply) => {
      const { ip } = request
      await deps.limiter.consume('sitemap', { address: ip })
      const { part } = request.params
      const { xml } = await parts.get(part, async () => ({
        xml: await listingsXml(deps, Number(part)),
        isKept: true,
      }))
      return sendXml(reply, xml)
    },
  )
}

async function listingsXml(deps: Deps, part: number): Promise<string> {
  const listings = await listSitemapListings(deps, { part })
  const entries = listings.map(
    ({ id, updatedAt }) =>
      `<loc>${deps.settings.baseUrl}/listing/${id}</loc><lastmod>${updatedAt}</lastmod>`,
  )
  return urlSet(entries)
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlSet(entries: readonly string[]): string {
  return `<urlset ${namespace}>${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>`
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', hour)
    .send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}
