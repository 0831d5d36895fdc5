import type { Conversation } from '@wepa/domain/conversations/conversation'
import type { WaitingRating } from '@wepa/domain/trust/rating'
import { RateLink } from '../../blocks/people/rate-link.tsx'
import { useWaitingRatings } from '../../blocks/people/use-waiting-ratings.ts'

/** Between the two of a sale: how it went is asked where they talk, until it is said. */
export function SaleStrip({ conversation }: { conversation: Conversation }) {
  const waiting = useWaitingRatings().find((each) => isBetween(each, conversation))
  if (!waiting) return null
  return (
    <section
      aria-label="Venta hecha"
      className="flex flex-none flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line bg-palma-soft px-4 py-2"
    >
      <p className="min-w-0 flex-1 basis-40 text-body wrap-anywhere text-on-palma-soft">
        {waiting.type === 'buyer' ? 'Le vendiste' : 'Compraste'} «{waiting.listingTitle}». ¿Cómo te
        fue con {waiting.other.fullName}?
      </p>
      <RateLink waiting={waiting} />
    </section>
  )
}

function isBetween({ listingId, other }: WaitingRating, conversation: Conversation): boolean {
  const { buyerId, sellerId } = conversation
  return listingId === conversation.listingId && [buyerId, sellerId].includes(other.id)
}
