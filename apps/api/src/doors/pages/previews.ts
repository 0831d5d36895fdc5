// The pictures of link previews (`og:image`), as their crawlers ask for them.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import {
  type Preview,
  readCategoryPreview,
  readListingPreview,
} from '../../features/previews/read-preview.ts'
import { readPostPicture } from '../../features/social/read-post-picture.ts'
import { visitorOf } from '../http/request-context.ts'

/** Under one address nothing ever changes; but what is hidden must leave the caches between in a day. */
const day = 'public, max-age=86400, immutable'

/** `/preview/listing/<id>-<version>.jpg`, `/preview/category/<slug>-<version>.jpg`, and `/preview/social/<key>.jpg` for networks. */
export function registerPreviews(app: FastifyInstance, deps: Deps): void {
  const drawing = new Map<string, Promise<Preview>>()
  /** Several servers of one chat ask at once: one drawing is enough. A limit that one has met is not the others'. */
  const once = (path: string, read: () => Promise<Preview>): Promise<Preview> => {
    const running = drawing.get(path)
    if (running) {
      return running.catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'rate_limited') return once(path, read)
        throw error
      })
    }
    const preview = read().finally(() => drawing.delete(path))
    drawing.set(path, preview)
    return preview
  }

  app.get<{ Params: { name: string } }>('/preview/listing/:name', (request, reply) => {
    const { name } = request.params
    const id = /^([1-9]\d{0,9})-[0-9a-z]{1,12}\.jpg$/.exec(name)?.[1]
    if (!id || Number(id) > 2 ** 31 - 1) throw new DomainError('not_found')
    const path = `/preview/listing/${name}`
    const ctx = visitorOf(deps, request)
    return send(
      request,
      reply,
      once(path, () => readListingPreview(ctx, { id: Number(id), path })),
    )
  })

  app.get<{ Params: { name: string } }>('/preview/social/:name', async (request, reply) => {
    const key = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/.exec(
      request.params.name,
    )?.[1]
    if (!key) throw new DomainError('not_found')
    const bytes = await readPostPicture(deps, key)
    return reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('image/jpeg')
      .send(Buffer.from(bytes))
  })

  app.get<{ Params: { name: string } }>('/preview/category/:name', (request, reply) => {
    const { name } = request.params
    const slug = /^([a-z-]{1,40})-[0-9a-z]{1,12}\.jpg$/.exec(name)?.[1]
    if (!slug) throw new DomainError('not_found')
    const path = `/preview/category/${name}`
    const ctx = visitorOf(deps, request)
    return send(
      request,
      reply,
      once(path, () => readCategoryPreview(ctx, { slug, path })),
    )
  })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  coming: Promise<Preview>,
): Promise<FastifyReply> {
  const preview = await coming
  if ('movedTo' in preview) {
    return reply.header('cache-control', 'no-cache').redirect(preview.movedTo, 302)
  }
  const etag = `"${request.url.split('?')[0]?.split('/').at(-1)}"`
  reply
    .header('cache-control', day)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    // Other sites may show it: that is what it is for.
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/jpeg')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(Buffer.from(preview.bytes))
}
