// What search engines are told: which addresses there are, and where not to look. The two elements of a sitemap are
// written here: the package `sitemap` makes streams of them, and is no shorter to use.

import { DomainError } from '@wepa/domain/error'
import { CATEGORIES } from '@wepa/domain/listings/category'
import { listPages } from '@wepa/domain/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps, ReadDeps } from '../../context.ts'
import {
  listSitemapListings,
  listSitemapParts,
  listSitemapSellers,
} from '../../features/sitemap/read-sitemap.ts'
import { createPageCache } from './cache.ts'

const hour = 'public, max-age=3600'
/** Calls: nothing to find there. */
const closedPaths = ['/api/', '/trpc/', '/ws']

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
          // With all that lies below it.
          ...listPages().flatMap(([name, { robots }]) =>
            robots === 'index' ? [] : [`Disallow: /${name}`],
          ),
          '',
          `Sitemap: ${baseUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await listSitemapParts(withReader(deps))
    const newest = latest(parts)
    const maps = [
      entry(`${baseUrl}/sitemap-pages.xml`, newest),
      entry(`${baseUrl}/sitemap-sellers.xml`, newest),
      ...parts.map(({ part, updatedAt }) =>
        entry(`${baseUrl}/sitemap-listings-${part}.xml`, updatedAt),
      ),
    ].map((map) => `<sitemap>${map}</sitemap>`)
    return sendXml(reply, `<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`)
  })

  app.get('/sitemap-pages.xml', async (_request, reply) => {
    const newest = latest(await listSitemapParts(withReader(deps)))
    return sendXml(
      reply,
      urlSet(
        listPages().flatMap(([name, { sitemap }]) => {
          if (sitemap === undefined) return []
          const changedAt = sitemap === 'newest-ad' ? newest : dateOf(sitemap)
          return pathsOf(name).map((path) => entry(`${baseUrl}${path}`, changedAt))
        }),
      ),
    )
  })

  app.get('/sitemap-sellers.xml', async (request, reply) => {
    await deps.limiter.consume('sitemap', { address: request.ip })
    const sellers = await listSitemapSellers(withReader(deps))
    const entries = sellers.map(({ id, updatedAt }) => entry(`${baseUrl}/seller/${id}`, updatedAt))
    return sendXml(reply, urlSet(entries))
  })

  registerListingParts(app, deps)
}

function registerListingParts(app: FastifyInstance, deps: Deps): void {
  // 2 MB and 20,000 rows each: whoever asks again and again costs no more than once.
  const parts = createPageCache<{ xml: string; isKept: true }>({
    size: 8,
    lifetime: 600_000,
    now: () => deps.clock.now().getTime(),
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-listings-:part(^[1-9]\\d{0,6}$).xml',
    async (request, reply) => {
      await deps.limiter.consume('sitemap', { address: request.ip })
      const part = Number(request.params.part)
      const known = await listSitemapParts(withReader(deps))
      if (!known.some((each) => each.part === part)) throw new DomainError('not_found')
      const { xml } = await parts.get(String(part), async () => ({
        xml: await listingsXml(deps, part),
        isKept: true,
      }))
      return sendXml(reply, xml)
    },
  )
}

/** What is listed may be an hour old. */
function withReader(deps: Deps): ReadDeps {
  return { ...deps, db: deps.readers.choose(null) }
}

async function listingsXml(deps: Deps, part: number): Promise<string> {
  const listings = await listSitemapListings(withReader(deps), { part })
  return urlSet(
    listings.map(({ id, updatedAt }) => entry(`${deps.settings.baseUrl}/listing/${id}`, updatedAt)),
  )
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function entry(url: string, changedAt?: string): string {
  return `<loc>${url}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}`
}

/** A page of its own for each category. */
function pathsOf(name: string): string[] {
  return name === 'category' ? CATEGORIES.map(({ slug }) => `/category/${slug}`) : [`/${name}`]
}

function dateOf(sitemap: string): string | undefined {
  return sitemap === 'undated' ? undefined : sitemap
}

function latest(parts: readonly { updatedAt: string }[]): string | undefined {
  return parts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
}

function urlSet(entries: readonly string[]): string {
  return `<urlset ${namespace}>${entries.map((each) => `<url>${each}</url>`).join('')}</urlset>`
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', hour)
    .send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}
