import { Listing } from '@wepa/domain/listing'
import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** As an address carries it: everything is text. */
const Query = z.object({
  status: z.optional(z.enum(['active', 'inactive'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
})

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
]
