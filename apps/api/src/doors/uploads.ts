// Pictures by their content's name: what lies under a name never changes.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../context.ts'
import { isWithdrawn } from '../features/photos/is-withdrawn.ts'
import { isPassGood } from '../features/photos/photo-passes.ts'
import type { ImageStore, StoredImage } from '../gateways/image-store.ts'

/** A month in browsers, as their service worker keeps pictures; caches between ask again each day, for what is hidden. */
const month = 'public, max-age=2592000, s-maxage=86400, immutable'
const Query = z.object({ pass: z.string() })

/**
 * `/uploads/<hash>.webp` and `.avif`, at a phone's width `<hash>-960`, and thumbnails under `/thumbnails`. What
 * only withdrawn ads show opens by a pass alone.
 */
export function registerUploads(app: FastifyInstance, deps: Deps): void {
  for (const folder of ['uploads', 'thumbnails']) {
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async (request, reply) => {
      const { name } = request.params
      const hash = hashIn(name)
      // The file first: names that nobody has cost the database nothing.
      const image = await findImage(deps.imageStore, `${folder}/${name}`)
      reply.header('x-content-type-options', 'nosniff').type(image.contentType)
      if (await isOpened(deps, hash, request.query)) {
        return reply.header('cache-control', 'private, no-store').send(Buffer.from(image.bytes))
      }
      if (await isWithdrawn(deps, hash)) throw new DomainError('not_found')
      const etag = `"${name}"`
      reply.header('cache-control', month).header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.send(Buffer.from(image.bytes))
    })
  }
}

/** @throws DomainError not_found for what is no name of a picture */
function hashIn(name: string): string {
  const hash = /^([0-9a-f]{16,64})(?:-960)?\.(?:webp|avif)$/.exec(name)?.[1]
  if (!hash) throw new DomainError('not_found')
  return hash
}

async function isOpened(deps: Deps, hash: string, query: unknown): Promise<boolean> {
  const { data } = Query.safeParse(query)
  return data !== undefined && (await isPassGood(deps, { hash, pass: data.pass }))
}

/**
 * Pictures that are no wider, and those from before there was a phone's width, have only the one for display.
 * @throws DomainError not_found
 */
async function findImage(store: ImageStore, name: string): Promise<StoredImage> {
  const image = await store.find(name)
  const other = name.includes('-') && !image ? await store.find(name.replace('-960', '')) : image
  if (!other) throw new DomainError('not_found')
  return other
}
