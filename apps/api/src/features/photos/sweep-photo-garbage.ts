import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { deleteLook } from './looks.repo.ts'
import { removePhotoFiles } from './photo-files.ts'
import { claimGarbage, deleteGarbage, listDueGarbage, lockPhotoFiles } from './photos.repo.ts'

/** Far longer than four files take to delete; after it another sweep may try. */
const claimLasts = 10 * 60_000

/** Deletes the files whose last row is gone. Answers of how many pictures. */
export async function sweepPhotoGarbage(ctx: Deps): Promise<number> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + claimLasts)
  let removed = 0
  for (const hash of await listDueGarbage(ctx.db, now)) {
    const isMine = await inTransaction(ctx, async (tx) => {
      // The same lock as an upload of the same picture: either its row is there and the files stay, or
      // it sees that they are being deleted, and waits.
      await lockPhotoFiles(tx.db, hash)
      return claimGarbage(tx.db, hash, { now, until })
    })
    if (!isMine) continue
    await removePhotoFiles(ctx.imageStore, hash)
    await inTransaction(ctx, async (tx) => {
      await lockPhotoFiles(tx.db, hash)
      await deleteGarbage(tx.db, hash, until)
      await deleteLook(tx.db, hash)
    })
    removed += 1
  }
  return removed
}
