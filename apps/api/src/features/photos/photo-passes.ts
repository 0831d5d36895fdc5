// Passes open the pictures of a withdrawn ad or of a message to whoever was given them with an answer of their own:
// the ad's owner, the message's two people, the moderators, and who appeals. An `img` carries no sign-in, so the address does, for a short while.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReadDeps } from '../../context.ts'
import { remembered } from '../../remembered.ts'
import { hashOf } from './photo-files.ts'
import { findPassKey } from './withdrawn.repo.ts'

/** A pass is good for one to two of these (ms): within one, an address stays the same. */
const span = 30 * 60_000

const keyOf = remembered(3_600_000, (ctx: ReadDeps) => findPassKey(ctx.db))

/** The pictures' addresses with passes; links to elsewhere stay as they are. */
export async function openPhotos(ctx: ReadDeps, urls: readonly string[]): Promise<string[]> {
  const key = await keyOf(ctx)
  const until = (Math.floor(ctx.clock.now().getTime() / span) + 2) * span
  return urls.map((url) => {
    const hash = hashOf(url)
    return hash ? `${url}?pass=${until.toString(36)}.${sign(key, hash, until)}` : url
  })
}

/** True for a pass that was made for this picture and has not run out. */
export async function isPassGood(
  ctx: ReadDeps,
  { hash, pass }: { hash: string; pass: string },
): Promise<boolean> {
  const [, time = '', signature = ''] = /^([0-9a-z]{1,10})\.([\w-]{22})$/.exec(pass) ?? []
  const until = Number.parseInt(time, 36)
  if (!(until > ctx.clock.now().getTime())) return false
  const right = sign(await keyOf(ctx), hash, until)
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature))
}

function sign(key: string, hash: string, until: number): string {
  return createHmac('sha256', key)
    .update(`${hash}.${until}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}
