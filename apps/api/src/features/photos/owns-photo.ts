import type { MemberContext } from '../../context.ts'
import { hashOf } from './photo-files.ts'
import { hasPhoto } from './photos.repo.ts'

/** True when the person uploaded the picture of this URL themselves. */
export async function ownsPhoto(ctx: MemberContext, url: string): Promise<boolean> {
  const hash = hashOf(url)
  return hash !== undefined && hasPhoto(ctx.db, ctx.session.userId, hash)
}
