// Pictures by their content's name: what lies under a name never changes.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../context.ts'
import { isPassGood } from '../features/photos/photo-passes.ts'
import { standingOf } from '../features/photos/standing-of.ts'
import { type ImageStore, imageType } from '../gateways/image-store.ts'
import type { OpenedFile } from '../gateways/open-file.ts'
import { hasAlready, sendFile } from './send-file.ts'

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
      const etag = `"${name}"`
      const isKnown = hasAlready(request, etag) && (await standingOf(deps, hash)) === 'shown'
      if (isKnown) return reply.header('cache-control', month).header('etag', etag).code(304).send()
      // The file first: names that nobody has cost the database nothing.
      const file = await openImage(deps.imageStore, `${folder}/${name}`)
      try {
        const isOpened = await isOpenedByPass(deps, hash, request.query)
        if (!isOpened && (await standingOf(deps, hash)) === 'withdrawn') {
          throw new DomainError('not_found')
        }
        reply.header('cache-control', isOpened ? 'private, no-store' : month)
        if (!isOpened) reply.header('etag', etag)
      } catch (error) {
        file.stream.destroy()
        throw error
      }
      reply
        .header('content-disposition', `inline; filename="${name}"`)
        // Opened by itself it is a picture and nothing else, whatever a browser takes it for.
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type(imageType(name))
      return sendFile(request, reply, file)
    })
  }
}

/** @throws DomainError not_found for what is no name of a picture */
function hashIn(name: string): string {
  const hash = /^([0-9a-f]{16,64})(?:-960)?\.(?:webp|avif)$/.exec(name)?.[1]
  if (!hash) throw new DomainError('not_found')
  return hash
}

async function isOpenedByPass(deps: Deps, hash: string, query: unknown): Promise<boolean> {
  const { data } = Query.safeParse(query)
  return data !== undefined && (await isPassGood(deps, { hash, pass: data.pass }))
}

/**
 * Pictures that are no wider, and those from before there was a phone's width, have only the one for display.
 * @throws DomainError not_found
 */
async function openImage(store: ImageStore, name: string): Promise<OpenedFile> {
  const file =
    (await store.open(name)) ??
    (name.includes('-') ? await store.open(name.replace('-960', '')) : undefined)
  if (!file) throw new DomainError('not_found')
  return file
}
