// Answers with an address at which the store itself, or a CDN before it, hands the picture out (docs/decisions/123).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import type { PictureAddresses } from '../../gateways/stores/picture-addresses.ts'

/** An address is good for one to two of these (ms), like a pass: within one it stays the same, so that caches know it. */
const span = 30 * 60_000
/** A cached redirect is followed no later than this before its address ends (ms). */
const reserve = 60_000
/** For how many seconds an address opens that was given for a pass: until the picture has begun to come. */
const once = 300

export type StoreDeps = Deps & { pictureAddresses: PictureAddresses }

type StoredPicture = {
  hash: string
  /** Its file in the store. */
  name: string
  /** How whoever fetches the file may keep it. */
  caching: string
  /** Whether it opens for everybody. */
  isPublic: boolean
}

/**
 * Redirects to the picture's own address in the store. A public one is the same for everybody for half an hour, and
 * may be kept for as long as it opens; any other is made for this answer alone.
 */
export async function redirectToStore(
  { pictureAddresses, clock }: StoreDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, name, caching, isPublic }: StoredPicture,
): Promise<FastifyReply> {
  const now = clock.now()
  // The store need not know which page, of whom, shows it.
  reply.header('referrer-policy', 'no-referrer')
  if (!isPublic) {
    const address = await pictureAddresses.sign(name, { from: now, seconds: once, caching })
    return reply.header('cache-control', 'private, no-store').redirect(address, 302)
  }
  const from = startOf(hash, now.getTime())
  const end = from + 2 * span
  const address = await pictureAddresses.sign(name, {
    // A browser would hand a file that it kept for an `img` to a script that asks for it in the way of CORS, without
    // the store's word that it may be read: for scripts the address is another one, by a second.
    from: new Date(from - (isByScript(request) ? 1000 : 0)),
    seconds: (2 * span) / 1000,
    caching: 'public, immutable',
    staleAt: new Date(end - 1000),
  })
  const seconds = Math.floor((end - reserve - now.getTime()) / 1000)
  return reply
    .header('cache-control', `public, max-age=${seconds}`)
    .header('vary', 'sec-fetch-mode')
    .redirect(address, 302)
}

/** When the present address of a picture began: not all of them end at once, or every cache would be empty then. */
function startOf(hash: string, now: number): number {
  const offset = (Number.parseInt(hash.slice(0, 8), 16) % (span / 1000)) * 1000
  return Math.floor((now - offset) / span) * span + offset
}

function isByScript({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'cors'
}
