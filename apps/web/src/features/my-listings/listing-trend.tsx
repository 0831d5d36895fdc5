import { analyticsLevel } from '@wepa/domain/insights/analytics'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { RefObject } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SellerTrend } from './seller-trend.tsx'

interface ListingTrendProps {
  listing: Listing
  onOpenChange: (isOpen: boolean) => void
  /** Has the focus afterwards. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/** How one ad did in the last 30 days. */
export function ListingTrend({ listing, onOpenChange, returnFocusTo }: ListingTrendProps) {
  const plan = useSession().user?.subscriptionPlan ?? 'free'
  const isIncluded = listing.isFeatured || analyticsLevel(plan, null) !== 'none'
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Últimos 30 días"
      description={listing.title}
      returnFocusTo={returnFocusTo}
    >
      <SellerTrend userId={listing.userId} listingId={listing.id} isIncluded={isIncluded} />
    </Dialog>
  )
}
