import { Link } from '@tanstack/react-router'
import type { ListingCard as ListingCardData } from '@wepa/domain/listing-card'
import { shortLocation } from '@wepa/domain/location'
import { displayPrice } from '@wepa/domain/price'
import { classNames } from '../ui/class-names.ts'
import { FavouriteHeart } from './favourite-heart.tsx'
import { Age } from './listing-age.tsx'
import { ListingBadges, PaidPlaceMark } from './listing-badges.tsx'
import { ListingPicture } from './listing-picture.tsx'

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
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-soft transition-shadow hover:shadow-lifted has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-caribe',
        listing.isFeatured && 'ring-2 ring-sol',
      )}
    >
      <div className="relative overflow-hidden">
        <ListingPicture
          listing={listing}
          isEager={position < firstRow}
          isFirst={position === 0}
          className="transition-transform duration-200 group-hover:scale-103"
        />
        <ListingBadges listing={listing} className="absolute inset-x-2 bottom-2" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <PaidPlaceMark listing={listing} />
        <p className="figures text-lead leading-tight">{displayPrice(listing.price)}</p>
        <Heading className="line-clamp-2 text-body leading-snug font-medium tracking-normal">
          <Link
            to="/listing/$id"
            params={{ id: String(listing.id) }}
            className="outline-none after:absolute after:inset-0"
          >
            {listing.title}
          </Link>
        </Heading>
        <p className="mt-auto flex flex-wrap gap-x-1 pt-1 text-small text-muted">
          <span>
            {shortLocation(listing.location)}
            <span aria-hidden="true"> ·</span>
          </span>
          <Age since={listing.createdAt} />
        </p>
      </div>
      <FavouriteHeart listing={listing} className="absolute top-1 right-1" />
    </article>
  )
}
