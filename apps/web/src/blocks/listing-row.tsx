import { Link } from '@tanstack/react-router'
import { CONDITION_LABELS } from '@wepa/domain/condition'
import { shortLocation } from '@wepa/domain/location'
import { displayPrice } from '@wepa/domain/price'
import { classNames } from '../ui/class-names.ts'
import { FavouriteHeart } from './favourite-heart.tsx'
import { Age } from './listing-age.tsx'
import { ListingBadges, PaidPlaceMark } from './listing-badges.tsx'
import type { ListingCardProps } from './listing-card.tsx'
import { ListingPicture } from './listing-picture.tsx'

/** An ad in a list: the same as the card, lying, with the beginning of its text where there is room. */
export function ListingRow({ listing, position, level = 3 }: ListingCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const facts = [
    shortLocation(listing.location),
    listing.condition && CONDITION_LABELS[listing.condition],
  ].filter(Boolean)
  return (
    <article
      className={classNames(
        'group relative flex overflow-hidden rounded-card bg-card shadow-soft transition-shadow hover:shadow-lifted has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-caribe',
        listing.isFeatured && 'ring-2 ring-sol',
      )}
    >
      <div className="w-34 flex-none overflow-hidden sm:w-56">
        <ListingPicture
          listing={listing}
          isEager={position < 5}
          isFirst={position === 0}
          className="h-full"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 pr-12 sm:p-4 sm:pr-14">
        <PaidPlaceMark listing={listing} />
        <p className="figures text-lead leading-tight">{displayPrice(listing.price)}</p>
        <Heading className="line-clamp-2 text-body leading-snug font-medium tracking-normal sm:text-lead">
          <Link
            to="/listing/$id"
            params={{ id: String(listing.id) }}
            className="outline-none after:absolute after:inset-0"
          >
            {listing.title}
          </Link>
        </Heading>
        <p className="hidden text-body text-muted sm:line-clamp-2">{listing.description}</p>
        <ListingBadges listing={listing} isOnCard className="mt-1 hidden sm:flex" />
        <p className="mt-auto flex flex-wrap gap-x-1 pt-1 text-small text-muted">
          {facts.map((fact) => (
            <span key={fact}>
              {fact}
              <span aria-hidden="true"> ·</span>
            </span>
          ))}
          <Age since={listing.createdAt} />
        </p>
      </div>
      <FavouriteHeart listing={listing} className="absolute top-1 right-1" />
    </article>
  )
}
