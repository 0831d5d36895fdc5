import { useSite } from '../../lib/head/site.ts'
import { useSession } from '../../lib/session/session.ts'
import { latePart } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContactActions } from './contact/contact-actions.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { SafetyTips } from './safety-tips.tsx'
import { SellerCard } from './seller-card.tsx'
import { isWhole, type ShownListing } from './shown-listing.ts'
import { SimilarListings } from './similar-listings.tsx'
import { Summary } from './summary.tsx'
import { useTrackedView } from './use-tracked-view.ts'

const AdCare = latePart(async () => (await import('./ad-care.tsx')).AdCare)

/** Listing detail. What only the whole ad says keeps its place until it is there. */
export function ListingPage({ listing }: { listing: ShownListing }) {
  const { user } = useSession()
  const whole = isWhole(listing) ? listing : undefined
  const isOwn = user !== null && user.id === whole?.userId
  useTrackedView(whole, isOwn)
  const contact = whole ? (
    <ContactActions listing={whole} isOwn={isOwn} />
  ) : (
    <Skeleton className="h-13" />
  )
  return (
    <div className="page pb-8 md:pt-8">
      <article
        aria-busy={!whole}
        className="flex flex-col gap-6 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_23rem]"
      >
        <Gallery listing={listing} />
        {/* On a phone its parts stand in the one column, the description between them. */}
        <div className="contents md:sticky md:top-22 md:row-span-2 md:grid md:content-start md:gap-4 md:self-start">
          <div className="order-1 grid grid-cols-1 gap-4 md:rounded-sheet md:bg-card md:p-5 md:shadow-soft">
            <Summary listing={listing} />
            <div className="hidden md:block">{contact}</div>
          </div>
          <aside aria-label="Vendedor y seguridad" className="order-3 grid grid-cols-1 gap-4">
            {whole ? <SellerCard seller={whole.user} /> : <Skeleton className="h-28" />}
            <SafetyTips listingId={listing.id} />
            {whole && user && !isOwn && <AdCare listing={whole} />}
          </aside>
        </div>
        <Description listing={listing} />
        <div className="contact-bar order-4">{contact}</div>
        <PrintedAddress id={listing.id} />
      </article>
      {whole && <SimilarListings listing={whole} />}
    </div>
  )
}

/** On paper: the way back to the ad. The picture is fetched when somebody prints. */
function PrintedAddress({ id }: { id: number }) {
  const { origin } = useSite()
  return (
    <p className="printed order-5">
      <img src={`/qr/listing/${id}.svg`} alt="" width={120} height={120} loading="lazy" />
      {`${origin}/listing/${id}`}
    </p>
  )
}
