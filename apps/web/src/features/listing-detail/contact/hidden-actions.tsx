import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { OwnActions } from './own-actions.tsx'
import { WithdrawnNotice } from './withdrawn-notice.tsx'

interface HiddenActionsProps {
  listing: ListingDetail
  isOwn: boolean
}

/** What visitors never see in the place of 'Contactar': the owner's ways, and the moderators' notice. */
export function HiddenActions({ listing, isOwn }: HiddenActionsProps) {
  return isOwn ? <OwnActions id={listing.id} /> : <WithdrawnNotice listing={listing} />
}
