// The public ads of a person, asked for alike by the page's loader and by the page.
import { trpc } from '../../lib/trpc.ts'

export function firstListings(id: number) {
  return { id, status: 'active', limit: 12 } as const
}

export function useSellerListings(id: number) {
  return trpc.users.listings.useInfiniteQuery(firstListings(id), {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 60_000,
  })
}
