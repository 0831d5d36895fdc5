import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { ModeratorNotice } from '../../../blocks/people/moderator-notice.tsx'
import { statusLabel } from '../../../text/listing-status.ts'

/** In place of the ways to the seller, for the moderator who alone sees the ad. */
export function WithdrawnNotice({ listing }: { listing: ListingDetail }) {
  const state = listing.isHidden ? 'Oculto por la administración' : statusLabel(listing)
  return <ModeratorNotice state={state} caseId={`listing-${listing.id}`} />
}
