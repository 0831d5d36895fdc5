import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { useSession } from '../../lib/session/session.ts'
import { latePart } from '../../ui/late-part.tsx'
import { HideAd } from './hide-ad.tsx'

// Apart once more: few of those who come here are moderators.
const DeskLinks = latePart(
  async () => (await import('../../blocks/people/desk-links.tsx')).DeskLinks,
)

/** What members can do about somebody else's ad besides writing; moderators find the way to the desk there. */
export function AdCare({ listing }: { listing: ListingDetail }) {
  const { user } = useSession()
  return (
    <>
      <HideAd listing={listing} />
      {user?.role === 'admin' && <DeskLinks listingId={listing.id} userId={listing.userId} />}
    </>
  )
}
