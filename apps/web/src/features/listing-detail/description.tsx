import { Skeleton } from '../../ui/skeleton.tsx'
import { Details } from './details.tsx'
import { isWhole, type ShownListing } from './shown-listing.ts'

/** The seller's own words with their line breaks, and the facts under them. Links stay plain text. */
export function Description({ listing }: { listing: ShownListing }) {
  return (
    <div className="order-2 min-w-0">
      <section aria-labelledby="listing-description">
        <h2 id="listing-description" className="mb-2 text-h3">
          Descripción
        </h2>
        <p className="max-w-prose text-lead whitespace-pre-line">{listing.description}</p>
      </section>
      {isWhole(listing) ? <Details listing={listing} /> : <Skeleton className="mt-6 h-40" />}
    </div>
  )
}
