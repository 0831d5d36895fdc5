import type { FollowInput, FollowState } from '@wepa/domain/follows/follow'
import type { MemberContext } from '../../context.ts'
import { deleteFollow } from './follows.repo.ts'

/** Ends that somebody follows a seller; none there is fine, and so is a seller who is gone. */
export async function unfollowSeller(
  ctx: MemberContext,
  { sellerId }: FollowInput,
): Promise<FollowState> {
  await deleteFollow(ctx.db, { followerId: ctx.session.userId, sellerId })
  return { isFollowing: false }
}
