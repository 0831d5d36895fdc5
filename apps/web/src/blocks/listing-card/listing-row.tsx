import { CONDITION_LABELS } from '@wepa/domain/listings/condition'
import { shortLocation } from '@wepa/domain/places/location'
import { isPaidPlace } from '@wepa/domain/trust/badge'
import { useNow } from '../../lib/head/site.ts'
import { FavoriteHeart } from '../favorite/favorite-heart.tsx'
import { Age } from './listing-age.tsx'
import { ListingBadges } from './listing-badges.tsx'
import type { ListingCardProps } from './listing-card.tsx'
import { ListingLead } from './listing-lead.tsx'
import { ListingPicture } from './listing-picture.tsx'
import './listing-card.css'

/** An ad in a list: the same as the card, lying, with the beginning of its text where there is room. */
export function ListingRow({ listing, position, level = 3 }: ListingCardProps) {
  const isPaid = isPaidPlace(listing, new Date(useNow()))
  return (
    <article className={isPaid ? 'tile-row is-paid' : 'tile-row'}>
      <ListingPicture listing={listing} isEager={position < 5} isFirst={position === 0} />
      <div>
        <ListingLead listing={listing} level={level} />
        <p className="hidden text-body text-muted sm:line-clamp-2">{listing.description}</p>
        <div className="hidden sm:block">
          <ListingBadges listing={listing} />
        </div>
        <p className="tile-facts">
          <span>{shortLocation(listing.location)} ·</span>
          {listing.condition && <span>{CONDITION_LABELS[listing.condition]} ·</span>}
          <Age since={listing.createdAt} />
        </p>
      </div>
      <FavoriteHeart listing={listing} />
    </article>
  )
}
