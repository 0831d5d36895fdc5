import {
  AnalyticsQuery,
  BusinessAnalyticsQuery,
  PricesQuery,
} from '@wepa/domain/insights/business-analytics-schema'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, linkProcedure, memberProcedure, router } from '../../trpc.ts'
import { readAll, readAnswers, readFunnel, readPrices, readSearches } from './read-parts.ts'
import { endSummaries, SummaryToken } from './weekly/end-summaries.ts'

const Person = { id: id() }

export const businessAnalyticsRouter = router({
  searches: memberProcedure
    .input(z.extend(AnalyticsQuery, Person))
    .query(({ ctx, input }) => readSearches(ctx, input)),
  funnel: memberProcedure
    .input(z.extend(AnalyticsQuery, Person))
    .query(({ ctx, input }) => readFunnel(ctx, input)),
  answers: memberProcedure
    .input(z.extend(AnalyticsQuery, Person))
    .query(({ ctx, input }) => readAnswers(ctx, input)),
  // A search for each ad.
  prices: memberProcedure
    .use(limited('search'))
    .input(z.extend(PricesQuery, Person))
    .query(({ ctx, input }) => readPrices(ctx, input)),
  all: memberProcedure
    .use(limited('search'))
    .input(z.extend(BusinessAnalyticsQuery, Person))
    .query(({ ctx, input }) => readAll(ctx, input)),
  /** The way out of the weekly email, for whoever holds one. */
  endSummaries: linkProcedure
    .use(limited('unsubscribe'))
    .input(SummaryToken)
    .mutation(({ ctx, input }) => endSummaries(ctx, input)),
})
