import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { memberProcedure, personReadProcedure, router } from '../../trpc.ts'
import { listUserListings, UserListingsQuery } from './list-user-listings.ts'
import { getSellerStats } from './views/get-seller-stats.ts'
import { listLastSeen, listRecentlyViewed } from './views/list-recently-viewed.ts'

const UserId = z.object({ id: id() })

/** A person's ads; part of the namespace `users`. */
export const userListingsRouter = router({
  listings: personReadProcedure
    .input(z.extend(UserListingsQuery, UserId.shape))
    .query(({ ctx, input }) => listUserListings(ctx, input)),
  sellerStats: memberProcedure.input(UserId).query(({ ctx, input }) => getSellerStats(ctx, input)),
  recentlyViewed: memberProcedure
    .input(UserId)
    .query(({ ctx, input }) => listRecentlyViewed(ctx, input)),
  lastSeen: memberProcedure.query(({ ctx }) => listLastSeen(ctx)),
})
