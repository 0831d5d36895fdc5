import { Heart } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useFavorite } from './use-favorite.ts'
import '../listing-card/listing-card.css'

interface FavoriteHeartProps {
  listing: { id: number; title: string }
  className?: string
}

/** The heart on a picture, 44 px to touch; filled red when favorited. */
export function FavoriteHeart({ listing, className }: FavoriteHeartProps) {
  const { isFavorite, toggle } = useFavorite(listing)
  return (
    <button
      type="button"
      // By these the page knows it before the program is there (early-hearts.ts).
      name="favorite"
      value={listing.id}
      aria-pressed={isFavorite}
      aria-label={`Guardar en favoritos: ${listing.title}`}
      onClick={toggle}
      className={classNames('heart', className)}
    >
      <Heart aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  )
}
