import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { useEffect, useRef } from 'react'
import { arrivalSource } from '../../lib/arrival.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'

/** Tells the server that a signed-in person looked at an ad, once it is there; never the owner, nor a moderator for whom alone it is shown. */
export function useTrackedView(listing: ListingDetail | undefined, isOwn: boolean): void {
  const { status } = useSession()
  const { client } = trpc.useUtils()
  const told = useRef<number | null>(null)
  const id = listing?.isForModerators ? undefined : listing?.id
  useEffect(() => {
    if (status !== 'member' || isOwn || id === undefined || told.current === id) return
    told.current = id
    // A count is nothing to bother anybody with.
    client.listings.trackView.mutate({ id, source: arrivalSource() }).catch(() => {})
  }, [status, isOwn, id, client])
}
