import { hasPublicPage, LISTING_DAYS } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { longDate } from '@wepa/domain/text/date'
import { CalendarClock, CircleCheck } from 'lucide-react'
import { renewLabel } from '../../blocks/own-listing/running-time.ts'
import { useNow } from '../../lib/head/site.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useListingActions } from './use-listing-actions.ts'

interface RenewNoticeProps {
  listingId: number
  userId: number
}

/** Where a notice that an ad runs out leads: one tap renews it. */
export function RenewNotice({ listingId, userId }: RenewNoticeProps) {
  const listing = trpc.listings.get.useQuery({ id: listingId }, { staleTime: 0 })
  if (listing.isPending) return <Skeleton className="h-24" />
  // Deleted meanwhile, or without network: the list below says what there is.
  if (!listing.data || listing.data.userId !== userId) return null
  return <Notice listing={listing.data} />
}

function Notice({ listing }: { listing: ListingDetail }) {
  const actions = useListingActions(listing)
  const label = renewLabel(listing, new Date(useNow()))
  return (
    <section
      aria-label="Renovar anuncio"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-sol-soft p-4"
    >
      {label ? (
        <CalendarClock aria-hidden="true" size={24} strokeWidth={1.75} className="flex-none" />
      ) : (
        <CircleCheck aria-hidden="true" size={24} strokeWidth={1.75} className="flex-none" />
      )}
      <p role="status" className="min-w-0 flex-1 basis-52 text-body wrap-anywhere">
        {actions.refusal ?? words(listing, label !== null)}
      </p>
      {label && (
        <Button isBusy={actions.isRenewing} onClick={actions.renew}>
          {label} {LISTING_DAYS} días
        </Button>
      )}
    </section>
  )
}

function words(listing: ListingDetail, isRenewable: boolean): string {
  const { title, expiresAt, status } = listing
  if (status === 'sold') return `«${title}» ya se vendió: no hay nada que renovar.`
  if (!isRenewable) return `«${title}» queda activo hasta el ${longDate(expiresAt)}.`
  return hasPublicPage(listing)
    ? `«${title}» sale de las búsquedas el ${longDate(expiresAt)}.`
    : `«${title}» ya no sale en las búsquedas.`
}
