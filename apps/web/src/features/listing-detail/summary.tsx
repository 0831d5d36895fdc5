import { Link } from '@tanstack/react-router'
import { isByFerry } from '@wepa/domain/places/location'
import { detailPrice, displayPrice } from '@wepa/domain/prices/price'
import { Eye, MapPin } from 'lucide-react'
import { useState } from 'react'
import { AskedPrice } from '../../blocks/listing-card/asked-price.tsx'
import { PaidPlaceMark } from '../../blocks/listing-card/listing-badges.tsx'
import { statusLabel } from '../../text/listing-status.ts'
import { ShareButton } from './share-button.tsx'
import { isWhole, type ShownListing } from './shown-listing.ts'

/** What is said to have changed under the eyes of who reads. */
const news = ['price', 'status', 'isActive'] as const

/** What it is, what it costs, where, and how many looked. */
export function Summary({ listing }: { listing: ShownListing }) {
  const { category, location } = listing
  const [first] = useState(listing)
  const views = isWhole(listing) ? listing.views : 0
  return (
    <header className="grid grid-cols-1 content-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <PaidPlaceMark listing={listing} />
        {!listing.isActive && listing.status === 'active' && (
          <p className="badge badge-sold">{statusLabel(listing)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="figures min-w-0 text-h1">
          <AskedPrice listing={listing}>
            {isWhole(listing) ? detailPrice(listing) : displayPrice(listing.price)}
          </AskedPrice>
        </p>
        <span role="status" className="text-small text-muted">
          {news.some((field) => first[field] !== listing[field]) && 'Actualizado'}
        </span>
      </div>
      <h1 tabIndex={-1} className="text-h2 leading-tight font-semibold">
        {listing.title}
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-body text-muted">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
          {location || 'PR'}
          {isByFerry(location) && ' · en ferry o avioneta'}
        </span>
        {views > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <Eye aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
            {views} {views === 1 ? 'vista' : 'vistas'}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to="/category/$slug"
          params={{ slug: category.slug }}
          className="inline-flex min-h-11 items-center text-body font-semibold text-caribe underline-offset-4 hover:underline"
        >
          {category.name}
        </Link>
        <ShareButton listing={listing} />
      </div>
    </header>
  )
}
