import type { SocialPost } from '@wepa/domain/sharing/social'
import type { Deps } from '../../context.ts'
import { listPosts } from './social.repo.ts'

/** An ad's posts since its place began, as its owner sees them; those that no network took are left out. */
export async function listSocialPosts(
  ctx: Pick<Deps, 'db'>,
  { listingId, since }: { listingId: number; since: Date },
): Promise<SocialPost[]> {
  const posts = await listPosts(ctx.db, listingId, since)
  return posts.flatMap(({ network, state, url }): SocialPost[] => {
    if (state === 'failed') return []
    if (state === 'posted') return [{ network, state, url }]
    return [{ network, state: state === 'waiting' ? 'waiting' : 'removed', url: null }]
  })
}
