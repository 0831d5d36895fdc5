import { id } from '@wepa/domain/scalar'
import {
  pageShapeOf,
  SavedSearchChange,
  SavedSearchInput,
  SavedSearchPageInput,
  wantedOf,
  wantedOfPage,
} from '@wepa/domain/search/saved-search'
import * as z from 'zod/mini'
import { limited, linkProcedure, memberProcedure, router } from '../../trpc.ts'
import { changeSavedSearch } from './change-saved-search.ts'
import { listSavedSearches, requireOneself } from './list-saved-searches.ts'
import { forgetNewAds, listNewAds } from './new-ads.repo.ts'
import { removeSavedSearch } from './remove-saved-search.ts'
import { saveSearch } from './save-search.ts'
import { closeSearchFeed, getSearchFeed, openSearchFeed } from './search-feed.ts'
import { EmailToken, nameUnsubscribing, unsubscribe } from './unsubscribe.ts'

const Person = { userId: id() }
const Search = { id: id() }

export const savedSearchesRouter = router({
  list: memberProcedure.query(({ ctx }) => listSavedSearches(ctx)),
  newAds: memberProcedure.query(({ ctx }) => listNewAds(ctx.db, ctx.session.userId)),
  markSeen: memberProcedure
    .use(limited('react'))
    .input(z.object(Search))
    .mutation(({ ctx, input }) => forgetNewAds(ctx.db, { ...input, userId: ctx.session.userId })),
  save: memberProcedure
    .use(limited('saveSearch'))
    .input(SavedSearchInput)
    .mutation(({ ctx, input }) => saveSearch(ctx, wantedOf(input))),
  change: memberProcedure
    .use(limited('react'))
    .input(z.extend(SavedSearchChange, Search))
    .mutation(({ ctx, input }) => changeSavedSearch(ctx, input)),
  remove: memberProcedure
    .use(limited('react'))
    .input(z.object(Search))
    .mutation(({ ctx, input }) => removeSavedSearch(ctx, input)),
  feed: memberProcedure
    .input(z.object(Search))
    .query(({ ctx, input }) => getSearchFeed(ctx, input)),
  openFeed: memberProcedure
    .use(limited('react'))
    .input(z.object(Search))
    .mutation(({ ctx, input }) => openSearchFeed(ctx, input)),
  closeFeed: memberProcedure
    .use(limited('react'))
    .input(z.object(Search))
    .mutation(({ ctx, input }) => closeSearchFeed(ctx, input)),
  // The same store in the shape of the saved-searches page, under a person's own address.
  pageList: memberProcedure.input(z.object(Person)).query(async ({ ctx, input }) => {
    requireOneself(ctx, input.userId)
    return (await listSavedSearches(ctx)).map(pageShapeOf)
  }),
  pageSave: memberProcedure
    .use(limited('saveSearch'))
    .input(z.extend(SavedSearchPageInput, Person))
    .mutation(async ({ ctx, input }) => {
      requireOneself(ctx, input.userId)
      const { search, isNew } = await saveSearch(ctx, wantedOfPage(input))
      return { search: pageShapeOf(search), isNew }
    }),
  pageRemove: memberProcedure
    .use(limited('react'))
    .input(z.object({ ...Person, ...Search }))
    .mutation(({ ctx, input }) => {
      requireOneself(ctx, input.userId)
      return removeSavedSearch(ctx, input)
    }),
  unsubscribing: linkProcedure
    .use(limited('unsubscribe'))
    .input(EmailToken)
    .query(({ ctx, input }) => nameUnsubscribing(ctx, input)),
  unsubscribe: linkProcedure
    .use(limited('unsubscribe'))
    .input(EmailToken)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
})
