import { Heart } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { useFavourite } from './use-favourite.ts'

interface FavouriteHeartProps {
  listing: { id: number; title: string }
  className?: string
}

/** The heart on a picture, 44 px to touch; filled red when favourited (§4). */
export function FavouriteHeart({ listing, className }: FavouriteHeartProps) {
  const { isFavourite, toggle } = useFavourite(listing.id)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={`Guardar en favoritos: ${listing.title}`}
      onClick={toggle}
      className={classNames('group/heart grid size-11 place-items-center', className)}
    >
      <span className="grid size-9 place-items-center rounded-full bg-card/90 shadow-soft transition-transform group-hover/heart:scale-110">
        <Heart
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className={isFavourite ? 'beat fill-heart text-heart' : 'text-ink'}
        />
      </span>
    </button>
  )
}
