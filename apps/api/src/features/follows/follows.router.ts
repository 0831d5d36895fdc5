import { FollowInput } from '@wepa/domain/follows/follow'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, linkProcedure, memberProcedure, router } from '../../trpc.ts'
import { followSeller } from './follow-seller.ts'
import { listFollowedAds } from './list-followed-ads.ts'
import { countOwnFollowers, FollowsQuery, listFollows, listOwnFollowedIds } from './list-follows.ts'
import { endNotices, NoticesToken } from './notices/end-notices.ts'
import { unfollowSeller } from './unfollow-seller.ts'

export const followsRouter = router({
  add: memberProcedure
    .use(limited('react'))
    .input(FollowInput)
    .mutation(({ ctx, input }) => followSeller(ctx, input)),
  remove: memberProcedure
    .use(limited('react'))
    .input(FollowInput)
    .mutation(({ ctx, input }) => unfollowSeller(ctx, input)),
  ids: memberProcedure.query(({ ctx }) => listOwnFollowedIds(ctx)),
  list: memberProcedure.input(FollowsQuery).query(({ ctx, input }) => listFollows(ctx, input)),
  newAds: memberProcedure
    .input(FollowsQuery)
    .query(({ ctx, input }) => listFollowedAds(ctx, input)),
  followers: memberProcedure
    .input(z.object({ id: id() }))
    .query(({ ctx, input }) => countOwnFollowers(ctx, input)),
  /** The way out of the notifications, for whoever holds their email. */
  endNotices: linkProcedure
    .use(limited('unsubscribe'))
    .input(NoticesToken)
    .mutation(({ ctx, input }) => endNotices(ctx, input)),
})
