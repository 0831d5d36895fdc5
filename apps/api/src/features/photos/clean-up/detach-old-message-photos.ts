import type { Deps } from '../../../context.ts'
import { detachMessagePhotos } from '../photos.repo.ts'

/** Rows of one statement. */
const part = 1000

/**
 * Takes the photos that were uploaded before a moment off their messages: from then on they are unused, and go as
 * such. Answers how many.
 */
export async function detachOldMessagePhotos(ctx: Deps, before: Date): Promise<number> {
  let photos = 0
  for (let gone = part; gone === part; photos += gone) {
    gone = await detachMessagePhotos(ctx.db, { before, limit: part })
  }
  return photos
}
