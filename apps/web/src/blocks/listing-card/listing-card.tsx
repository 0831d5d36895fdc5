import type { ListingCard as ListingCardData } from '@wepa/domain/listings/card'
import { shortLocation } from '@wepa/domain/places/location'
import { isPaidPlace } from '@wepa/domain/trust/badge'
import { useNow } from '../../lib/head/site.ts'
import { FavoriteHeart } from '../favorite/favorite-heart.tsx'
import { Age } from './listing-age.tsx'
import { ListingBadges } from './listing-badges.tsx'
import { ListingLead } from './listing-lead.tsx'
import { ListingPicture } from './listing-picture.tsx'
import './listing-card.css'

export interface ListingCardProps {
  listing: ListingCardData
  /** Its place in the list: the first row loads at once, the first picture before all. */
  position: number
  /** A heading below the section's own. */
  level?: 2 | 3
}

/** Ads of the first row on a desktop. */
const firstRow = 4

/** An ad in a grid: picture, price, title, place and age. The whole card is the link. */
export function ListingCard({ listing, position, level = 3 }: ListingCardProps) {
  const isPaid = isPaidPlace(listing, new Date(useNow()))
  return (
    <article className={isPaid ? 'tile is-paid' : 'tile'}>
      <ListingPicture listing={listing} isEager={position < firstRow} isFirst={position === 0} />
      <ListingBadges listing={listing} />
      <div>
        <ListingLead listing={listing} level={level} />
        <p className="tile-facts">
          <span>{shortLocation(listing.location)} ·</span>
          <Age since={listing.createdAt} />
        </p>
      </div>
      <FavoriteHeart listing={listing} />
    </article>
  )
}
