import { Heart } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useFavourite } from './use-favourite.ts'
import '../listing-card/listing-card.css'

interface FavouriteHeartProps {
  listing: { id: number; title: string }
  className?: string
}

/** The heart on a picture, 44 px to touch; filled red when favourited. */
export function FavouriteHeart({ listing, className }: FavouriteHeartProps) {
  const { isFavourite, toggle } = useFavourite(listing)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={`Guardar en favoritos: ${listing.title}`}
      onClick={toggle}
      className={classNames('heart', className)}
    >
      <Heart aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  )
}
