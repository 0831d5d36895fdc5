import { SellerTrend } from '@wepa/domain/insights/analytics'
import { Listing } from '@wepa/domain/listings/listing-schema'
import { RecentlyViewed } from '@wepa/domain/listings/recently-viewed'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { PageQuery } from '../page-query.ts'

const Query = z.extend(PageQuery, { status: z.optional(z.enum(['active', 'inactive'])) })

export const userListingCalls = [
  defineCall({
    method: 'get',
    path: '/api/users/{id}/listings',
    summary: 'Los anuncios de una persona; los inactivos, solo para ella',
    tag: 'Anuncios',
    access: 'everyone',
    query: Query,
    answer: z.array(Listing),
    run: async ({ caller, id, query, page }) =>
      page(await caller.users.listings({ ...query, id: id() })),
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/recently-viewed',
    summary: 'Los últimos 20 anuncios que viste, los más recientes primero',
    tag: 'Anuncios',
    access: 'member',
    answer: z.array(RecentlyViewed),
    run: ({ caller, id }) => caller.users.recentlyViewed({ id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/analytics',
    summary: 'Los últimos 30 días de los anuncios propios, o de uno',
    tag: 'Anuncios',
    access: 'member',
    scope: 'read',
    query: z.object({ listingId: z.optional(z.string()) }),
    answer: SellerTrend,
    run: ({ caller, id, query }) => caller.users.sellerTrend({ ...query, id: id() }),
  }),
]
