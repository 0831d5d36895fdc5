import { Link } from '@tanstack/react-router'
import { headline } from '@wepa/domain/attributes/headline'
import type { ListingCard } from '@wepa/domain/listings/card'
import { AskedPrice } from './asked-price.tsx'
import { PaidPlaceMark } from './listing-badges.tsx'

/** What a card says first, in a grid and in a list: paid or not, price, the title that is its link, and what tells the ad best. */
export function ListingLead({ listing, level }: { listing: ListingCard; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <PaidPlaceMark listing={listing} />
      <p className="figures">
        <AskedPrice listing={listing} />
      </p>
      <Heading>
        <Link to="/listing/$id" params={{ id: String(listing.id) }}>
          {listing.title}
        </Link>
      </Heading>
      <Headline listing={listing} />
    </>
  )
}

/** '2015 · 95,000 millas', in one line; nothing where the ad does not say. */
export function Headline({ listing }: { listing: Pick<ListingCard, 'attributes' | 'category'> }) {
  const line = headline(listing.attributes, listing.category.slug)
  return line && <p className="truncate text-small">{line}</p>
}
