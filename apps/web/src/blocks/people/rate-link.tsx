import type { WaitingRating } from '@wepa/domain/trust/rating'
import { Star } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'

interface RateLinkProps {
  waiting: WaitingRating
  className?: string
}

/** The way to rate the other side of a sale. */
export function RateLink({ waiting, className }: RateLinkProps) {
  return (
    <LinkButton
      size="small"
      to="/rate/$listingId"
      params={{ listingId: waiting.listingId }}
      aria-label={`Calificar a ${waiting.other.fullName}: ${waiting.listingTitle}`}
      className={className}
    >
      <Star aria-hidden="true" size={16} strokeWidth={1.75} />
      Calificar
    </LinkButton>
  )
}
