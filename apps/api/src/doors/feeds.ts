// RSS for readers: of all ads, of each category, and of saved searches under a link of their own.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asReader, type Deps, type ReadContext } from '../context.ts'
import {
  isFeedCurrent,
  readPublicFeed,
  readSearchFeed,
  type WrittenFeed,
} from '../features/feeds/read-feed.ts'
import { feedPath, requireSearchOfFeed } from '../features/saved-searches/search-feed.ts'
import { visitorOf } from './http/request-context.ts'
import { createPageCache } from './pages/cache.ts'

type Answer = WrittenFeed & { etag: string; isKept: true }

/** Whoever keeps it asks each time whether it still stands, a CDN too: what is hidden is gone at once. */
const forAll = 'public, no-cache'

/** `/rss.xml`, `/category/<slug>/rss.xml`, `/saved-searches/rss.xml?token=…`. */
export function registerFeeds(app: FastifyInstance, deps: Deps): void {
  const cache = createPageCache<Answer>({
    size: 200,
    lifetime: 60_000,
    now: () => deps.clock.now().getTime(),
  })
  /** One that is kept is sent for a minute, as long as its ads may be shown as they were. */
  const read = async (
    request: FastifyRequest,
    key: string,
    make: (ctx: ReadContext) => Promise<WrittenFeed>,
  ) => {
    const ctx = asReader(visitorOf(deps, request))
    const answer = async (): Promise<Answer> => {
      const feed = await make(ctx)
      return { ...feed, etag: etagOf(feed.xml), isKept: true }
    }
    const isNew = !cache.has(key)
    const feed = await cache.get(key, answer)
    if (isNew || (await isFeedCurrent(ctx, feed))) return feed
    cache.drop(key, feed)
    return cache.get(key, answer)
  }
  const limit = ({ ip }: FastifyRequest) => deps.limiter.consume('feed', { address: ip })

  app.get('/rss.xml', async (request, reply) => {
    await limit(request)
    const feed = await read(request, 'all', (ctx) => readPublicFeed(ctx))
    return send(request, reply, feed, forAll)
  })

  app.get<{ Params: { slug: string } }>('/category/:slug/rss.xml', async (request, reply) => {
    await limit(request)
    const { slug } = request.params
    const feed = await read(request, `category ${slug}`, (ctx) => readPublicFeed(ctx, slug))
    return send(request, reply, feed, forAll)
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
      const feed = await read(request, `search ${search.name} ${token}`, (ctx) =>
        readSearchFeed(ctx, search, url),
      )
      return send(request, reply, feed, 'private, no-cache')
    },
  )
}

function etagOf(xml: string): string {
  return `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
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
