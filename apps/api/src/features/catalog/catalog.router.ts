import { PageSearchQuery, SearchQuery } from '@wepa/domain/search/query'
import { limited, readProcedure, router } from '../../trpc.ts'
import { countByMunicipality } from '../search/count-by-municipality.ts'
import { countFacets } from '../search/facets/count-facets.ts'
import { browseListings } from './browse-listings.ts'
import { searchListings } from './search-listings.ts'

/** Every way through the ads; part of the namespace `listings`. */
export const catalogRouter = router({
  search: readProcedure
    .use(limited('search'))
    .input(SearchQuery)
    .query(({ ctx, input }) => searchListings(ctx, input)),
  browse: readProcedure
    .use(limited('search'))
    .input(PageSearchQuery)
    .query(({ ctx, input }) => browseListings(ctx, input)),
  countFacets: readProcedure
    .use(limited('search'))
    .input(SearchQuery)
    .query(({ ctx, input }) => countFacets(ctx, input)),
  countByMunicipality: readProcedure
    .use(limited('search'))
    .input(SearchQuery)
    .query(({ ctx, input }) => countByMunicipality(ctx, input)),
})
