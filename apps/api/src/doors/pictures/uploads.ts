// Pictures by their content's name: what lies under a name never changes.
import { Readable } from 'node:stream'
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../context.ts'
import { findStoredFile } from '../../features/photos/find-stored-file.ts'
import { standInsOf } from '../../features/photos/photo-files.ts'
import { isPassGood } from '../../features/photos/photo-passes.ts'
import { standingOf } from '../../features/photos/standing-of.ts'
import { imageType } from '../../gateways/stores/image-store.ts'
import type { OpenedFile } from '../../gateways/stores/open-file.ts'
import { hasAlready, sendFile } from '../http/send-file.ts'
import { redirectToStore, type StoreDeps } from './redirect-to-store.ts'

/** A month in browsers, as their service worker keeps pictures; caches between ask again each day, for what is hidden. */
const month = 'public, max-age=2592000, s-maxage=86400, immutable'
const Query = z.object({ pass: z.string() })

/** Pictures of messages: on the devices of those who were given a pass, in no cache between. */
const ownMonth = 'private, max-age=2592000, immutable'

type PictureRequest = FastifyRequest<{ Params: { name: string } }>

/**
 * `/uploads/<hash>.webp` and `.avif`, at a phone's width `<hash>-960`, and thumbnails under `/thumbnails`. What
 * only withdrawn ads or messages show opens by a pass alone. Where pictures have addresses in the store, these
 * lead there.
 */
export function registerUploads(app: FastifyInstance, deps: Deps): void {
  for (const folder of ['uploads', 'thumbnails']) {
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async (request, reply) => {
      const { name } = request.params
      const hash = hashIn(name)
      const etag = `"${name}"`
      const isKnown = hasAlready(request, etag) && (await standingOf(deps, hash)) === 'shown'
      if (isKnown) return reply.header('cache-control', month).header('etag', etag).code(304).send()
      const picture = { hash, path: `${folder}/${name}` }
      // An address in the store is signed for GET alone: a HEAD is answered here, by what is known of the file.
      const { pictureAddresses } = deps
      return pictureAddresses && request.method === 'GET'
        ? lead({ ...deps, pictureAddresses }, request, reply, picture)
        : hand(deps, request, reply, picture)
    })
  }
}

type Picture = { hash: string; path: string }

async function lead(
  deps: StoreDeps,
  request: PictureRequest,
  reply: FastifyReply,
  { hash, path }: Picture,
): Promise<FastifyReply> {
  // What no row uses is gone, or about to be, whatever is known of its file; and made-up names cost the store nothing.
  if (!(await standingOf(deps, hash))) throw new DomainError('not_found')
  const { name } = await findStoredFile(deps, path)
  const caching = await cachingOf(deps, hash, request.query)
  const isPublic = caching === month
  return redirectToStore(deps, request, reply, { hash, name, caching, isPublic })
}

async function hand(
  deps: Deps,
  request: PictureRequest,
  reply: FastifyReply,
  { hash, path }: Picture,
): Promise<FastifyReply> {
  const { name } = request.params
  const { file, opened } = await (deps.pictureAddresses ? headOf : openImage)(deps, path)
  const caching = await cachingOf(deps, hash, request.query).catch(letGoOf(file))
  reply
    .header('cache-control', caching)
    .header('content-disposition', `inline; filename="${name}"`)
    // Opened by itself it is a picture and nothing else, whatever a browser takes it for.
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(imageType(opened))
  if (caching === month) reply.header('etag', `"${name}"`)
  return sendFile(request, reply, file)
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

type Opened = { file: OpenedFile; opened: string }

/** The file, or what stands in for it, with its name. @throws DomainError not_found */
async function openImage({ imageStore }: Deps, name: string): Promise<Opened> {
  for (const opened of standInsOf(name)) {
    const file = await imageStore.open(opened)
    if (file) return { file, opened }
  }
  throw new DomainError('not_found')
}

/** The same without its bytes, which nobody reads. */
async function headOf(deps: Deps, path: string): Promise<Opened> {
  const { name, size } = await findStoredFile(deps, path)
  return { file: { stream: Readable.from([]), size }, opened: name }
}
