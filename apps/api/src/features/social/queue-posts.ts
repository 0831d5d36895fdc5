import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import { endPostsOfGoneAds, failOldPosts, insertDuePosts } from './social.repo.ts'

const DAY = 86_400_000

type Ctx = Pick<Deps, 'db' | 'clock' | 'log' | 'social'>

/**
 * Queues a post for each network and Spotlight place that has begun, and the end of those whose ad is no longer in the
 * lists: sold, switched off, run out, withdrawn or deleted. Places of before the last day are not caught up with, as on
 * the day on which somebody first sets the keys.
 */
export async function queuePosts(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - DAY)
  const networks = ctx.social.map(({ name }) => name)
  await inTransaction(ctx, async (tx) => {
    await failOldPosts(tx.db, since)
    for (const postId of await endPostsOfGoneAds(tx.db, now)) {
      await enqueueJob(tx.db, 'remove-social-post', { postId })
    }
    if (networks.length === 0) return
    for (const postId of await insertDuePosts(tx.db, { networks, since, now })) {
      await enqueueJob(tx.db, 'post-to-network', { postId })
    }
  })
}
