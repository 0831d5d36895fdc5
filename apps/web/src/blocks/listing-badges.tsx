import { type Badge, cardBadges, isPaidPlace, PAID_PLACE } from '@wepa/domain/badge'
import { statusLabel } from '@wepa/domain/listing'
import type { ListingCard } from '@wepa/domain/listing-card'
import { Clock, Eye, Flame, type LucideIcon, Sparkles, Star } from 'lucide-react'
import { useNow } from '../lib/site.ts'
import { classNames } from '../ui/class-names.ts'

interface ListingBadgesProps {
  listing: ListingCard
  /** On a card rather than on a picture. */
  isOnCard?: boolean
  className?: string | undefined
}

const pill =
  'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-1 text-small leading-none font-semibold'

const icons: Record<Badge['kind'], LucideIcon> = {
  fresh: Clock,
  today: Clock,
  views: Eye,
  wanted: Flame,
  enhanced: Sparkles,
}

/** What stands on an ad's picture: its state when it is not simply for sale, else at most two badges (§4). */
export function ListingBadges({ listing, isOnCard = false, className }: ListingBadgesProps) {
  const now = useNow()
  if (listing.status !== 'active') return <StatusPill listing={listing} className={className} />
  const badges = cardBadges(listing, new Date(now))
  if (badges.length === 0) return null
  return (
    <ul className={classNames('flex flex-wrap gap-1.5', className)}>
      {badges.map(({ kind, label }) => {
        const Icon = icons[kind]
        return (
          <li
            key={kind}
            className={classNames(pill, isOnCard ? 'bg-sand-deep' : 'bg-card shadow-soft')}
          >
            <Icon aria-hidden="true" size={13} strokeWidth={2} className="flex-none text-caribe" />
            <span className="truncate">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** 'Venta Pendiente' or 'Vendido' (§4). */
export function StatusPill({ listing, className }: ListingBadgesProps) {
  const tone = listing.status === 'sold' ? 'bg-ink text-card' : 'bg-sol text-on-sol'
  return (
    <p className={className}>
      <span className={classNames(pill, tone)}>{statusLabel(listing)}</span>
    </p>
  )
}

/** The mark of a paid place: paid must look paid (decision A). Nothing on the others. */
export function PaidPlaceMark({ listing }: { listing: ListingCard }) {
  const now = useNow()
  if (!isPaidPlace(listing, new Date(now))) return null
  return (
    <p className="inline-flex items-center gap-1 self-start rounded-full bg-sol px-2 py-0.5 text-small leading-tight font-semibold text-on-sol">
      <Star aria-hidden="true" size={12} strokeWidth={2.5} className="fill-current" />
      {PAID_PLACE}
    </p>
  )
}
