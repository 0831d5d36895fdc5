import { thumbnailUrl } from '@wepa/domain/photos/photo'
import { attemptEach } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { ImageRefused } from '../../gateways/photos/image-resizer.ts'
import { insertLook, listDueLooks } from './looks.repo.ts'
import { photoUrl } from './photo-files.ts'

/** In one go; the next one follows in a minute. */
const AT_ONCE = 200

/** Notes what pictures of before look like, by their thumbnails. One whose file is gone looks like nothing. */
export async function lookAtOldPhotos(ctx: Deps): Promise<void> {
  const due = await listDueLooks(ctx.db, AT_ONCE)
  // One that fails keeps no other from its turn; it is due again.
  await attemptEach(
    ctx,
    due,
    (hash) => ({ photo: hash }),
    async (hash) => {
      await insertLook(ctx.db, hash, await lookAt(ctx, hash))
      return true
    },
  )
}

async function lookAt(ctx: Deps, hash: string): Promise<bigint | null> {
  const file = await ctx.imageStore.find(thumbnailUrl(photoUrl(hash)).slice(1))
  if (!file) return null
  try {
    return await ctx.imageResizer.look(Buffer.from(file.bytes))
  } catch (error) {
    // Busy passes; a file that cannot be read stays so.
    if (error instanceof ImageRefused && error.reason !== 'busy') return null
    throw error
  }
}
