import type { Deps } from '../../context.ts'
import { findPost, updatePost } from './social.repo.ts'

/** Takes a post down whose ad is gone. Without the keys it waits, and the queue says so. */
export async function removePost(
  ctx: Pick<Deps, 'db' | 'clock' | 'social'>,
  { postId }: { postId: number },
): Promise<void> {
  const post = await findPost(ctx.db, postId)
  if (post?.state !== 'removing') return
  const network = ctx.social.find(({ name }) => name === post.network)
  if (!network)
    throw new Error(`no keys for ${post.network}: its post has to be taken down by hand`)
  if (post.providerId !== null) await network.remove(post.providerId)
  await updatePost(ctx.db, postId, { state: 'removed', removedAt: ctx.clock.now() })
}
