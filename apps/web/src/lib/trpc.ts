// The one door to the server: its router's type, and the client made from it.

import type { QueryClient } from '@tanstack/react-query'
import { createTRPCClient, type TRPCClient, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
// Lets the compiler name what hooks answer, where a file hands it on.
import type {} from '@trpc/react-query/shared'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '@wepa/api/router'

export type { AppRouter }
export type RouterOutputs = inferRouterOutputs<AppRouter>
export type ApiLink = TRPCLink<AppRouter>
export type ApiClient = TRPCClient<AppRouter>

/** The hooks: `trpc.listings.get.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>()

/** Loaders' side of the same cache: `context.trpc.listings.get.ensureData({ id })`. */
export function createQueryUtils(client: ApiClient, queryClient: QueryClient): QueryUtils {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient })
}
export type QueryUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>

export function createApiClient(links: ApiLink[]): ApiClient {
  return createTRPCClient<AppRouter>({ links })
}
