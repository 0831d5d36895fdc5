import type { Deps } from '../../context.ts'
import { deleteUnclaimedPhotos } from './photos.repo.ts'
import { sweepPhotoGarbage } from './sweep-photo-garbage.ts'

const DAY = 86_400_000

/** Lets go of uploads that no ad and no profile used within a day, and of files without a row. */
export async function removeUnclaimedPhotos(ctx: Deps): Promise<void> {
  const photos = await deleteUnclaimedPhotos(ctx.db, new Date(ctx.clock.now().getTime() - DAY))
  const files = await sweepPhotoGarbage(ctx)
  if (photos > 0 || files > 0) ctx.log.info({ photos, files }, 'unclaimed photos removed')
}
