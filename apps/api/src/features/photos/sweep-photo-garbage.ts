import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { removePhotoFiles } from './photo-files.ts'
import { listDueGarbage, lockPhotoFiles, takeGarbage } from './photos.repo.ts'

/** Deletes the files whose last row is gone. Answers of how many pictures. */
export async function sweepPhotoGarbage(ctx: Deps): Promise<number> {
  const now = ctx.clock.now()
  let removed = 0
  for (const hash of await listDueGarbage(ctx.db, now)) {
    const isGone = await inTransaction(ctx, async (tx) => {
      // The same lock as an upload of the same picture: either it finds no files and puts them
      // again, or its row is there and the files stay.
      await lockPhotoFiles(tx.db, hash)
      if ((await takeGarbage(tx.db, hash, now)) !== 'orphaned') return false
      await removePhotoFiles(tx.imageStore, hash)
      return true
    })
    if (isGone) removed += 1
  }
  return removed
}
