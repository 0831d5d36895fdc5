import { ProfilePatch } from '@wepa/domain/people/user'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { compareSeller } from '../analytics/compare-seller.ts'
import { getSellerTrend } from '../analytics/get-seller-trend.ts'
import { getSellerStats } from '../listings/get-seller-stats.ts'
import { listRecentlyViewed } from '../listings/list-recently-viewed.ts'
import { listUserListings, UserListingsQuery } from '../listings/list-user-listings.ts'
import { getProfile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'

const UserId = z.object({ id: id() })
/** As a number, or as the text of an address. */
const OneListing = z.pipe(z.coerce.number('Identificador inválido'), id())

export const usersRouter = router({
  get: publicProcedure.input(UserId).query(({ ctx, input }) => getProfile(ctx, input)),
  update: memberProcedure
    .use(limited('edit'))
    .input(z.extend(ProfilePatch, UserId.shape))
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  listings: publicProcedure
    .input(z.extend(UserListingsQuery, UserId.shape))
    .query(({ ctx, input }) => listUserListings(ctx, input)),
  sellerStats: memberProcedure.input(UserId).query(({ ctx, input }) => getSellerStats(ctx, input)),
  sellerTrend: memberProcedure
    .input(z.extend(UserId, { listingId: z.optional(OneListing) }))
    .query(({ ctx, input }) => getSellerTrend(ctx, input)),
  sellerComparison: memberProcedure
    .input(UserId)
    .query(({ ctx, input }) => compareSeller(ctx, input)),
  recentlyViewed: memberProcedure
    .input(UserId)
    .query(({ ctx, input }) => listRecentlyViewed(ctx, input)),
})
