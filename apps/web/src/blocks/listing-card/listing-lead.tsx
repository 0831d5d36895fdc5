import { Link } from '@tanstack/react-router'
import type { ListingCard } from '@wepa/domain/listings/card'
import { displayPrice } from '@wepa/domain/listings/price'
import { PaidPlaceMark } from './listing-badges.tsx'

/** What a card says first, in a grid and in a list: paid or not, price, and the title that is its link. */
export function ListingLead({ listing, level }: { listing: ListingCard; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <PaidPlaceMark listing={listing} />
      <p className="figures">{displayPrice(listing.price)}</p>
      <Heading>
        <Link to="/listing/$id" params={{ id: String(listing.id) }}>
          {listing.title}
        </Link>
      </Heading>
    </>
  )
}
