import type { WaitingRating } from '@wepa/domain/trust/rating'
import { RateLink } from '../../../blocks/people/rate-link.tsx'

/** Above one's conversations: the sales and purchases that nobody was rated for yet. */
export function WaitingRatings({ waiting }: { waiting: readonly WaitingRating[] }) {
  if (waiting.length === 0) return null
  return (
    <section aria-label="Por calificar" className="border-b border-line bg-palma-soft px-4 py-2">
      <ul className="grid gap-1">
        {waiting.slice(0, 3).map((each) => (
          <li
            key={each.listingId}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
          >
            <p className="min-w-0 flex-1 basis-40 truncate text-body text-on-palma-soft">
              {each.other.fullName} · {each.listingTitle}
            </p>
            <RateLink waiting={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}
