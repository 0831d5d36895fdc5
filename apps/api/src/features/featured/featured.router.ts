import { MovePlaceInput, PromotionInput, UpgradeInput } from '@wepa/domain/payments/feature-schema'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { findLastPayment } from './find-last-payment.ts'
import { listMyFeatured } from './list-my-featured.ts'
import { listRemainingPlaces } from './list-remaining-places.ts'
import { movePlace } from './move-place.ts'
import { refreshFeatured } from './refresh-featured.ts'
import { getPlaceReport } from './report/get-place-report.ts'
import { getShareTexts } from './share/get-share-texts.ts'
import { startPromotion } from './start-promotion.ts'
import { startUpgrade } from './start-upgrade.ts'

export const featuredRouter = router({
  upgrade: memberProcedure
    .use(limited('pay'))
    .input(UpgradeInput)
    .mutation(({ ctx, input }) => startUpgrade(ctx, input)),
  promote: memberProcedure
    .use(limited('pay'))
    .input(PromotionInput)
    .mutation(({ ctx, input }) => startPromotion(ctx, input)),
  mine: memberProcedure.query(({ ctx }) => listMyFeatured(ctx)),
  remaining: memberProcedure.query(({ ctx }) => listRemainingPlaces(ctx)),
  move: memberProcedure
    .use(limited('edit'))
    .input(MovePlaceInput)
    .mutation(({ ctx, input }) => movePlace(ctx, input)),
  report: memberProcedure
    .input(z.object({ listingId: id() }))
    .query(({ ctx, input }) => getPlaceReport(ctx, input)),
  /** The networks in which ads with a Spotlight place are posted: none without keys, and then nobody is sold it. */
  networks: publicProcedure.query(({ ctx }) => ctx.social.map(({ name }) => name)),
  shareTexts: memberProcedure
    .input(z.object({ listingId: id() }))
    .query(({ ctx, input }) => getShareTexts(ctx, input)),
  /** The ad of one's last payment: for a return whose address names none. */
  last: memberProcedure.query(({ ctx }) => findLastPayment(ctx)),
  /** Asks the provider: for the return from a payment whose message is late. */
  refresh: memberProcedure
    .use(limited('payRefresh'))
    .input(z.object({ listingId: id() }))
    .mutation(({ ctx, input }) => refreshFeatured(ctx, input)),
})
