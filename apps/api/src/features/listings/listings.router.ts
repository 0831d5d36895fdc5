import { EventSource } from '@wepa/domain/listings/analytics'
import { ClickKind, EditInput, PublishInput, StatusInput } from '@wepa/domain/listings/input'
import { id } from '@wepa/domain/scalar'
import { SearchQuery } from '@wepa/domain/search/query'
import * as z from 'zod/mini'
import { limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { browseListings } from '../search/browse-listings.ts'
import { countByMunicipality } from '../search/count-by-municipality.ts'
import { searchListings } from '../search/search-listings.ts'
import { editListing } from './edit-listing.ts'
import { getListing } from './get-listing.ts'
import { publishListing } from './publish-listing.ts'
import { removeListing } from './remove-listing.ts'
import { renewListing } from './renew-listing.ts'
import { setListingStatus } from './set-listing-status.ts'
import { trackClick } from './track-click.ts'
import { trackView } from './track-view.ts'

const ListingId = z.object({ id: id() })
/** From where in the app somebody came upon the ad. */
const From = { source: z.optional(EventSource) }

export const listingsRouter = router({
  search: publicProcedure
    .use(limited('search'))
    .input(SearchQuery)
    .query(({ ctx, input }) => searchListings(ctx, input)),
  browse: publicProcedure
    .use(limited('search'))
    .input(SearchQuery)
    .query(({ ctx, input }) => browseListings(ctx, input)),
  countByMunicipality: publicProcedure
    .use(limited('search'))
    .input(SearchQuery)
    .query(({ ctx, input }) => countByMunicipality(ctx, input)),
  get: publicProcedure.input(ListingId).query(({ ctx, input }) => getListing(ctx, input)),
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
  setStatus: memberProcedure
    .use(limited('edit'))
    .input(z.extend(StatusInput, ListingId.shape))
    .mutation(({ ctx, input }) => setListingStatus(ctx, input)),
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
