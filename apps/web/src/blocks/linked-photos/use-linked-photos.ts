import type { LinkedPhoto } from '@wepa/domain/photos/linked-photo'
import { isLink } from '@wepa/domain/photos/photo'
import { trpc } from '../../lib/trpc.ts'

/** Milliseconds between two looks while a copy is on its way. */
const lookEvery = 5_000

/**
 * How far the copies of pictures are that an own ad names by an address elsewhere. Nothing is asked for an ad
 * without such addresses.
 */
export function useLinkedPhotos(listing: {
  id: number
  images: readonly string[]
}): readonly LinkedPhoto[] {
  const query = trpc.photos.linked.useQuery(
    { listingId: listing.id },
    {
      enabled: listing.images.some(isLink),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? lookEvery : false),
    },
  )
  return query.data ?? []
}

function isWaiting({ state }: LinkedPhoto): boolean {
  return state === 'waiting'
}
