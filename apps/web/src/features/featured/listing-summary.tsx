import { DESCRIPTION_PREVIEW, preview } from '@wepa/domain/listings/card'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { shortLocation } from '@wepa/domain/places/location'
import { displayPrice } from '@wepa/domain/prices/price'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'

/** What is being featured: first picture, title, the first 150 characters, price and place. */
export function ListingSummary({ listing }: { listing: Listing }) {
  return (
    <section
      aria-label="Tu anuncio"
      className="flex flex-wrap gap-4 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <div className="w-28 max-w-full flex-none overflow-hidden rounded-field sm:w-44">
        <ListingPicture listing={listing} isEager isFirst className="rounded-field" />
      </div>
      <div className="grid min-w-0 flex-1 basis-40 content-start gap-1">
        <h2 className="text-lead font-bold wrap-anywhere">{listing.title}</h2>
        <p className="figures text-lead">{displayPrice(listing.price)}</p>
        <p className="text-body wrap-anywhere text-muted">
          {preview(listing.description)}
          {listing.description.length > DESCRIPTION_PREVIEW && '…'}
        </p>
        <p className="text-small text-muted">{shortLocation(listing.location)}</p>
      </div>
    </section>
  )
}
