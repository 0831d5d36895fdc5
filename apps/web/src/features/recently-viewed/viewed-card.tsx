import { Link } from '@tanstack/react-router'
import type { RecentlyViewed } from '@wepa/domain/listings/recently-viewed'
import { shortLocation } from '@wepa/domain/places/location'
import { viewedAge } from '@wepa/domain/text/relative-time'
import { FavoriteHeart } from '../../blocks/favorite/favorite-heart.tsx'
import { AskedPrice } from '../../blocks/listing-card/asked-price.tsx'
import { ListingBadges, PaidPlaceMark } from '../../blocks/listing-card/listing-badges.tsx'
import { Headline } from '../../blocks/listing-card/listing-lead.tsx'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { useNow } from '../../lib/head/site.ts'
import { classNames } from '../../ui/class-names.ts'
import '../../blocks/listing-card/listing-card.css'

interface ViewedCardProps {
  entry: RecentlyViewed
  position: number
}

/** An ad that one looked at: when that was, in hours or days, and the way back to it. */
export function ViewedCard({ entry: { listing, viewedAt }, position }: ViewedCardProps) {
  const age = viewedAge(viewedAt, new Date(useNow()))
  return (
    <article className="tile">
      <ListingPicture
        listing={listing}
        isEager={position < 4}
        isFirst={position === 0}
        className={classNames(listing.status === 'sold' && 'opacity-70 grayscale')}
      />
      <ListingBadges listing={listing} />
      <div>
        <PaidPlaceMark listing={listing} />
        <p className="figures">
          <AskedPrice listing={listing} />
        </p>
        <h2>
          <Link to="/listings/$id" params={{ id: String(listing.id) }} preload={false}>
            {listing.title}
          </Link>
        </h2>
        <Headline listing={listing} />
        <p className="tile-facts">
          <span>{shortLocation(listing.location)} ·</span>
          <time dateTime={viewedAt}>Visto {age}</time>
        </p>
      </div>
      <FavoriteHeart listing={listing} />
    </article>
  )
}
