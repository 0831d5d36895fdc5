import { Star, StarHalf } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

interface StarsProps {
  /** From 0 to 5, as a number or a decimal: shown to the half star. */
  rating: number | string
  size?: number
  className?: string
}

const places = [1, 2, 3, 4, 5]
/** Gold alone is too pale on white, and a dark edge makes a star smaller on black. */
export const fullStar = 'fill-sol text-[light-dark(var(--on-sol),var(--sol))]'

/** A rating as stars; who does not see them hears '4.5 de 5 estrellas'. */
export function Stars({ rating, size = 18, className }: StarsProps) {
  const value = Number(rating)
  const halves = Math.round(value * 2)
  const words = Number.isInteger(value) ? String(value) : value.toFixed(1)
  return (
    <span
      role="img"
      aria-label={`${words} de 5 ${value === 1 ? 'estrella' : 'estrellas'}`}
      className={classNames('inline-flex gap-0.5', className)}
    >
      {places.map((place) => (
        <span key={place} className="relative inline-grid flex-none">
          <Star
            aria-hidden="true"
            size={size}
            strokeWidth={1.75}
            className={halves >= place * 2 ? fullStar : 'text-muted'}
          />
          {halves === place * 2 - 1 && (
            <StarHalf
              aria-hidden="true"
              size={size}
              strokeWidth={1.75}
              className={`absolute inset-0 ${fullStar}`}
            />
          )}
        </span>
      ))}
    </span>
  )
}
