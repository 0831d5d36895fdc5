import { attemptEach } from '../../../attempt-each.ts'
import type { Context, Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { deleteLook } from '../looks.repo.ts'
import { removePhotoFiles } from '../photo-files.ts'
import {
  claimGarbage,
  deleteGarbage,
  keepProfilePhoto,
  listDueGarbage,
  lockPhotoFiles,
} from '../photos.repo.ts'

/** Far longer than four files take to delete; after it another sweep may try. */
const claimLasts = 10 * 60_000

/** Pictures in one part: some seconds of work, so that other work of the queue has its turn between. */
const part = 200

/**
 * Has the files swept once the transaction stands, whatever it deleted: nobody waits for them, and of many
 * deletions at once one sweep sees to all.
 */
export async function queuePhotoSweep(tx: Pick<Context, 'db'>): Promise<void> {
  await enqueueJob(tx.db, 'sweep-photos', {}, { key: 'sweep-photos' })
}

/** One part of what is to be swept; where more waits, the next part is queued behind other work. */
export async function sweepPhotos(ctx: Deps): Promise<void> {
  const { looked, removed } = await sweepPart(ctx)
  // Where nothing could be removed the store is ill: the timed sweep comes back to it.
  if (looked === part && removed > 0) await queuePhotoSweep(ctx)
}

/** Deletes the files whose last row is gone, at most one part of them. Answers of how many pictures. */
export async function sweepPhotoGarbage(ctx: Deps): Promise<number> {
  return (await sweepPart(ctx)).removed
}

async function sweepPart(ctx: Deps): Promise<{ looked: number; removed: number }> {
  const due = await listDueGarbage(ctx.db, ctx.clock.now(), part)
  const label = (hash: string) => ({ photo: hash })
  const { changed } = await attemptEach(ctx, due, label, (hash) => sweep(ctx, hash))
  return { looked: due.length, removed: changed }
}

/** False where the files are needed, or another sweep is at them. */
async function sweep(ctx: Deps, hash: string): Promise<boolean> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + claimLasts)
  const isMine = await inTransaction(ctx, async (tx) => {
    // The same lock as an upload of the same picture: either its row is there and the files stay, or
    // it sees that they are being deleted, and waits.
    await lockPhotoFiles(tx.db, hash)
    await keepProfilePhoto(tx.db, hash)
    return claimGarbage(tx.db, hash, { now, until })
  })
  if (!isMine) return false
  await removePhotoFiles(ctx.imageStore, hash)
  await inTransaction(ctx, async (tx) => {
    await lockPhotoFiles(tx.db, hash)
    await deleteGarbage(tx.db, hash, until)
    await deleteLook(tx.db, hash)
  })
  return true
}
