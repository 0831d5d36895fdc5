// Pictures by their content's name: what lies under a name never changes.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../context.ts'
import { displayFileOf, webpFileOf } from '../features/photos/photo-files.ts'
import { isPassGood } from '../features/photos/photo-passes.ts'
import { standingOf } from '../features/photos/standing-of.ts'
import { type ImageStore, imageType } from '../gateways/stores/image-store.ts'
import type { OpenedFile } from '../gateways/stores/open-file.ts'
import { hasAlready, sendFile } from './http/send-file.ts'

/** A month in browsers, as their service worker keeps pictures; caches between ask again each day, for what is hidden. */
const month = 'public, max-age=2592000, s-maxage=86400, immutable'
const Query = z.object({ pass: z.string() })

/** Pictures of messages: on the devices of those who were given a pass, in no cache between. */
const ownMonth = 'private, max-age=2592000, immutable'

/**
 * `/uploads/<hash>.webp` and `.avif`, at a phone's width `<hash>-960`, and thumbnails under `/thumbnails`. What
 * only withdrawn ads or messages show opens by a pass alone.
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
      const { file, opened } = await openImage(deps.imageStore, `${folder}/${name}`)
      const caching = await cachingOf(deps, hash, request.query).catch(letGoOf(file))
      reply
        .header('cache-control', caching)
        .header('content-disposition', `inline; filename="${name}"`)
        // Opened by itself it is a picture and nothing else, whatever a browser takes it for.
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type(imageType(opened))
      if (caching === month) reply.header('etag', etag)
      return sendFile(request, reply, file)
    })
  }
}

/** For what goes wrong between opening a file and sending it. */
function letGoOf(file: OpenedFile): (error: unknown) => never {
  return (error) => {
    file.stream.destroy()
    throw error
  }
}

/** @throws DomainError not_found for what is no name of a picture */
function hashIn(name: string): string {
  const hash = /^([0-9a-f]{16,64})(?:-960)?\.(?:webp|avif)$/.exec(name)?.[1]
  if (!hash) throw new DomainError('not_found')
  return hash
}

/**
 * How the answer may be kept. What is withdrawn stays on no device; what was sent stays with those it was sent to.
 * @throws DomainError not_found for a picture that opens by a pass alone, without a good one
 */
async function cachingOf(deps: Deps, hash: string, query: unknown): Promise<string> {
  const { data } = Query.safeParse(query)
  const isOpened = data && (await isPassGood(deps, { hash, pass: data.pass }))
  const standing = await standingOf(deps, hash)
  // One that an ad shows too is no secret: what was sent is kept all the same.
  if (isOpened) return standing === 'withdrawn' ? 'private, no-store' : ownMonth
  if (standing === 'withdrawn' || standing === 'private') throw new DomainError('not_found')
  return month
}

/** The file, or what stands in for it, with its name. @throws DomainError not_found */
async function openImage(
  store: ImageStore,
  name: string,
): Promise<{ file: OpenedFile; opened: string }> {
  const names = new Set([
    name,
    displayFileOf(name),
    webpFileOf(name),
    webpFileOf(displayFileOf(name)),
  ])
  for (const opened of names) {
    const file = await store.open(opened)
    if (file) return { file, opened }
  }
  throw new DomainError('not_found')
}
