import type { ListingDetail } from '@wepa/domain/listing'
import { useSession } from '../../lib/session.ts'
import { ContactActions } from './contact-actions.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { SafetyTips } from './safety-tips.tsx'
import { SellerCard } from './seller-card.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { Summary } from './summary.tsx'
import { useTrackedView } from './use-tracked-view.ts'

/** §2, Listing detail. */
export function ListingPage({ listing }: { listing: ListingDetail }) {
  const { user } = useSession()
  const isOwn = user?.id === listing.userId
  useTrackedView(listing, isOwn)
  return (
    <div className="page pb-8 md:pt-8">
      <article className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Gallery listing={listing} />
        <div className="grid content-start gap-4">
          <Summary listing={listing} />
          <div className="hidden md:block">
            <ContactActions listing={listing} isOwn={isOwn} />
          </div>
        </div>
        <Description listing={listing} />
        <aside aria-label="Vendedor y seguridad" className="grid content-start gap-4">
          <SellerCard seller={listing.user} />
          <SafetyTips listingId={listing.id} />
        </aside>
        <div className="contact-bar md:hidden">
          <ContactActions listing={listing} isOwn={isOwn} />
        </div>
      </article>
      <SimilarListings listing={listing} />
    </div>
  )
}
