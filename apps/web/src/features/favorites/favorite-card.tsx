import { Link } from '@tanstack/react-router'
import type { Favorite } from '@wepa/domain/listings/favorite'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { shortLocation } from '@wepa/domain/places/location'
import { displayPrice } from '@wepa/domain/prices/price'
import { Heart } from 'lucide-react'
import { Age } from '../../blocks/listing-card/listing-age.tsx'
import { ListingBadges } from '../../blocks/listing-card/listing-badges.tsx'
import { ListingLead } from '../../blocks/listing-card/listing-lead.tsx'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { statusLabel } from '../../text/listing-status.ts'
import { classNames } from '../../ui/class-names.ts'
import '../../blocks/listing-card/listing-card.css'
import { CompareChoice } from './compare-choice.tsx'
import { useRemoval } from './use-favorites.ts'

interface FavoriteCardProps {
  entry: Favorite
  userId: number
  /** Its place in the list: the first row loads at once. */
  position: number
  /** One chooses which favorites to see side by side. */
  isChoosing: boolean
}

/** A favorite: the ad as it stands today, also when it was sold or ran out, and the way off the list. */
export function FavoriteCard({ entry, userId, position, isChoosing }: FavoriteCardProps) {
  const { listing } = entry
  const isOpen = listing.isActive || listing.userId === userId
  const remove = useRemoval(userId, entry, isOpen)
  return (
    <article className="tile">
      <ListingPicture
        listing={listing}
        isEager={position < 4}
        isFirst={position === 0}
        className={classNames(
          (!listing.isActive || listing.status === 'sold') && 'opacity-70 grayscale',
        )}
      />
      {listing.isActive ? (
        <ListingBadges listing={listing} />
      ) : (
        <ul className="badges">
          <li className="badge-sold">{isOpen ? statusLabel(listing) : 'Venció'}</li>
        </ul>
      )}
      <div>
        {isOpen ? <ListingLead listing={listing} level={2} /> : <ClosedLead listing={listing} />}
        <p className="tile-facts">
          <span>{shortLocation(listing.location)} ·</span>
          <Age since={listing.createdAt} />
        </p>
      </div>
      {isChoosing && isOpen && <CompareChoice id={listing.id} title={listing.title} />}
      <button
        type="button"
        aria-label={`Quitar de favoritos: ${listing.title}`}
        title="Quitar de favoritos"
        className="heart"
        onClick={remove}
      >
        <Heart
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="fill-(--heart) text-(--heart)"
        />
      </button>
    </article>
  )
}

/** An ad that ran out has no page any more: its card leads to others of its kind. */
function ClosedLead({ listing }: { listing: Listing }) {
  const { category } = listing
  return (
    <>
      <p className="figures">{displayPrice(listing.price)}</p>
      <h2 className="line-clamp-2 leading-snug font-medium tracking-normal">{listing.title}</h2>
      <p className="text-small font-semibold text-caribe">
        <Link to="/category/$slug" params={{ slug: category.slug }}>
          Ver otros en {category.name}
        </Link>
      </p>
    </>
  )
}
