import { daysLeft } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { isPaidPlace } from '@wepa/domain/trust/badge'
import { CalendarClock, Sparkles } from 'lucide-react'
import { runningTime } from '../../blocks/own-listing/running-time.ts'
import { useStorms } from '../../blocks/storms/use-storms.ts'
import { useNow } from '../../lib/head/site.ts'
import { classNames } from '../../ui/class-names.ts'

/** How long an ad of one's own still runs. */
export function RunningTime({ listing }: { listing: Listing }) {
  const { text, isUrgent } = runningTime(listing, new Date(useNow()), useStorms())
  return (
    <p
      className={classNames(
        'inline-flex items-center gap-1.5 text-small',
        isUrgent ? 'font-semibold text-danger' : 'text-muted',
      )}
    >
      <CalendarClock aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {text}
    </p>
  )
}

/** How long the paid place still runs. */
export function PaidTime({ listing }: { listing: Listing }) {
  const now = new Date(useNow())
  if (!isPaidPlace(listing, now) || !listing.featuredExpiresAt) return null
  const days = daysLeft({ expiresAt: listing.featuredExpiresAt }, now)
  return (
    <p className="inline-flex items-center gap-1.5 text-small text-muted">
      <Sparkles aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {days === 1 ? 'Destacado hasta hoy o mañana' : `Destacado ${days} días más`}
    </p>
  )
}
