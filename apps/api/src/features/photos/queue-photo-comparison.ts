import type { Context } from '../../context.ts'
import { enqueueJob } from '../../db/queue/queue.ts'

/** Has an ad's photos held against all others' once the transaction stands; the ad itself never waits. */
export async function queuePhotoComparison(
  tx: Pick<Context, 'db'>,
  listingId: number,
): Promise<void> {
  await enqueueJob(tx.db, 'compare-photos', { listingId }, { key: `compare-photos:${listingId}` })
}
