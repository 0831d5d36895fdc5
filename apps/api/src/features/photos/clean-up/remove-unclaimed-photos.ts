import type { Deps } from '../../../context.ts'
import { deleteUnclaimedPhotos } from '../photos.repo.ts'
import { queuePhotoSweep } from './sweep-photo-garbage.ts'

const DAY = 86_400_000
/** Rows of one statement. */
const part = 1000

/** Lets go of uploads that no ad and no profile used within a day, and of files without a row. */
export async function removeUnclaimedPhotos(ctx: Deps): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - DAY)
  let photos = 0
  for (let gone = part; gone === part; photos += gone) {
    gone = await deleteUnclaimedPhotos(ctx.db, { before, limit: part })
  }
  // Also what an earlier sweep could not remove, or never heard of.
  await queuePhotoSweep(ctx)
  if (photos > 0) ctx.log.info({ photos }, 'unclaimed photos removed')
}
