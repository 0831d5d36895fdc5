// RSS for readers: of all ads, of each category, and of saved searches under a link of their own.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asReader, type Deps } from '../context.ts'
import { readPublicFeed, readSearchFeed } from '../features/feeds/read-feed.ts'
import { feedPath, requireSearchOfFeed } from '../features/saved-searches/search-feed.ts'
import { visitorOf } from './http/request-context.ts'
import { createPageCache } from './pages/cache.ts'

type Answer = { xml: string; etag: string; isKept: true }

/** `/rss.xml`, `/category/<slug>/rss.xml`, `/saved-searches/rss.xml?token=…`. */
export function registerFeeds(app: FastifyInstance, deps: Deps): void {
  const cache = createPageCache<Answer>({
    size: 200,
    lifetime: 60_000,
    now: () => deps.clock.now().getTime(),
  })
  const read = (key: string, make: () => Promise<string>) =>
    cache.get(key, async () => {
      const xml = await make()
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
      return { xml, etag, isKept: true }
    })
  const limit = ({ ip }: FastifyRequest) => deps.limiter.consume('feed', { address: ip })

  app.get('/rss.xml', async (request, reply) => {
    await limit(request)
    const feed = await read('all', () => readPublicFeed(asReader(visitorOf(deps, request))))
    return send(request, reply, feed, 'public, max-age=300')
  })

  app.get<{ Params: { slug: string } }>('/category/:slug/rss.xml', async (request, reply) => {
    await limit(request)
    const { slug } = request.params
    const feed = await read(`category ${slug}`, () =>
      readPublicFeed(asReader(visitorOf(deps, request)), slug),
    )
    return send(request, reply, feed, 'public, max-age=300')
  })

  app.get<{ Querystring: { token?: unknown } }>(
    '/saved-searches/rss.xml',
    async (request, reply) => {
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      await limit(request)
      const token = typeof request.query.token === 'string' ? request.query.token : ''
      // Asked each time: a link that was ended ends at once.
      const search = await requireSearchOfFeed(deps, token)
      const url = `${deps.settings.baseUrl}${feedPath(token)}`
      const feed = await read(`search ${search.name} ${token}`, () =>
        readSearchFeed(asReader(visitorOf(deps, request)), search, url),
      )
      return send(request, reply, feed, 'private, no-cache')
    },
  )
}

/** Readers come every few minutes: what has not changed costs them and us nothing. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { xml, etag }: Answer,
  caching: string,
): FastifyReply {
  const newest = /<lastBuildDate>(.*)<\/lastBuildDate>/.exec(xml)?.[1]
  reply.headers({ 'cache-control': caching, etag, ...(newest && { 'last-modified': newest }) })
  if (isKnown(request, etag, newest)) return reply.code(304).send()
  return reply.type('application/rss+xml; charset=utf-8').send(xml)
}

/** An ETag says more than a time: an ad that went leaves the newest one's time as it was. */
function isKnown({ headers }: FastifyRequest, etag: string, newest: string | undefined): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.replaceAll('W/', '').split(/,\s*/).includes(etag)
  const since = headers['if-modified-since']
  return since !== undefined && newest !== undefined && Date.parse(newest) <= Date.parse(since)
}
