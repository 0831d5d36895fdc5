import { EventSource } from '@wepa/domain/insights/analytics'
import { ClickKind, EditInput, PublishInput } from '@wepa/domain/listings/input'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import {
  limited,
  memberProcedure,
  publicProcedure,
  router,
  visitorReadProcedure,
} from '../../trpc.ts'
import { getPriceHistory } from './asked-prices/get-price-history.ts'
import { editListing } from './edit-listing.ts'
import { renewListing } from './expiry/renew-listing.ts'
import { openPage } from './open-page.ts'
import { publishListing } from './publish-listing.ts'
import { removeListing } from './remove-listing.ts'
import { trackClick } from './views/track-click.ts'
import { trackView } from './views/track-view.ts'

const ListingId = z.object({ id: id() })
/** From where in the app somebody came upon the ad. */
const From = { source: z.optional(EventSource) }

export const listingsRouter = router({
  get: visitorReadProcedure.input(ListingId).query(({ ctx, input }) => openPage(ctx, input)),
  priceHistory: memberProcedure
    .input(ListingId)
    .query(({ ctx, input }) => getPriceHistory(ctx, input)),
  publish: memberProcedure
    .use(limited('publish'))
    .input(PublishInput)
    .mutation(({ ctx, input }) => publishListing(ctx, input)),
  edit: memberProcedure
    .use(limited('edit'))
    .input(z.extend(EditInput, ListingId.shape))
    .mutation(({ ctx, input }) => editListing(ctx, input)),
  remove: memberProcedure
    .use(limited('edit'))
    .input(ListingId)
    .mutation(({ ctx, input }) => removeListing(ctx, input)),
  renew: memberProcedure
    .use(limited('edit'))
    .input(ListingId)
    .mutation(({ ctx, input }) => renewListing(ctx, input)),
  trackView: memberProcedure
    .use(limited('track'))
    .input(z.extend(ListingId, From))
    .mutation(({ ctx, input }) => trackView(ctx, input)),
  trackClick: publicProcedure
    .use(limited('track'))
    .input(z.extend(ListingId, { kind: ClickKind, ...From }))
    .mutation(({ ctx, input }) => trackClick(ctx, input)),
})
