import { trpc } from '../../lib/trpc.ts'

const pageSize = 24

/** Whom one follows, asked for anew at each visit. */
export function useFollowed() {
  return trpc.follows.list.useInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
}

/** The new ads of those one follows. */
export function useFollowedAds() {
  return trpc.follows.newAds.useInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
}
