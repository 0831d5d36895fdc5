import { isWanted } from '@wepa/domain/attributes/headline'
import type { ListingCard } from '@wepa/domain/listings/card'
import { cardBadges, isPaidPlace, PAID_PLACE } from '@wepa/domain/trust/badge'
import { useNow } from '../../lib/head/site.ts'
import { statusLabel } from '../../text/listing-status.ts'
import { classNames } from '../../ui/class-names.ts'
import './listing-card.css'

interface ListingBadgesProps {
  listing: Pick<
    ListingCard,
    'status' | 'isActive' | 'createdAt' | 'viewsToday' | 'isFeatured' | 'attributes'
  >
  className?: string | undefined
  /** On the ad's own page a tap says what a badge means; a card is one link. */
  isExplained?: boolean
}

/** What stands on an ad's picture: its state where it is not simply for sale, that it looks for something, and at most two badges. */
export function ListingBadges({ listing, className, isExplained }: ListingBadgesProps) {
  const now = useNow()
  const badges = cardBadges(listing, new Date(now))
  const isOff = listing.status !== 'active'
  const isSought = isWanted(listing)
  if (!isOff && !isSought && badges.length === 0) return null
  return (
    <ul className={classNames('badges', className)}>
      {isOff && (
        <li className={listing.status === 'sold' ? 'badge-sold' : 'badge-paid'}>
          {statusLabel(listing)}
        </li>
      )}
      {isSought && <li className="badge-sought">Busco</li>}
      {badges.map(({ kind, label }) => (
        <li key={kind}>
          {isExplained && kind === 'enhanced' ? <EnhancedMeaning label={label} /> : label}
        </li>
      ))}
    </ul>
  )
}

/** The browser's own popover: it needs no program. */
function EnhancedMeaning({ label }: { label: string }) {
  return (
    <>
      <button type="button" popoverTarget="que-es-ia" className="badge-button">
        {label}
      </button>
      <p id="que-es-ia" popover="auto" className="badge-meaning">
        Lo lleva todo anuncio destacado, que se paga o viene con el plan. No dice que una IA lo haya
        escrito ni revisado.
      </p>
    </>
  )
}

interface PaidPlaceMarkProps {
  listing: Pick<ListingCard, 'status' | 'isFeatured' | 'featuredExpiresAt'> &
    // Cards that a device has kept from before say nothing of it.
    Partial<Pick<ListingCard, 'featuredPlan'>>
}

/** The mark of a paid place: paid must look paid. Nothing on the others. Its style sheet adds the badge of the plan. */
export function PaidPlaceMark({ listing }: PaidPlaceMarkProps) {
  const now = useNow()
  if (!isPaidPlace(listing, new Date(now))) return null
  return <p className={`badge badge-paid badge-${listing.featuredPlan}`}>{PAID_PLACE}</p>
}
