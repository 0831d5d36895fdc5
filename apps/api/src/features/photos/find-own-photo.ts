import type { MemberContext } from '../../context.ts'
import { ownsPhoto } from './owns-photo.ts'
import { hashOf, photoUrl } from './photo-files.ts'

/** The bytes of one's own upload, for display; undefined for others' and for none. */
export async function findOwnPhoto(ctx: MemberContext, url: string): Promise<Buffer | undefined> {
  const hash = hashOf(url)
  if (!hash || !(await ownsPhoto(ctx, url))) return undefined
  const file = await ctx.imageStore.find(photoUrl(hash).slice(1))
  return file && Buffer.from(file.bytes)
}
