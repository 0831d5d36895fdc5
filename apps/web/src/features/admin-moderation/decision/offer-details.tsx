import type { SuspensionDays } from '@wepa/domain/people/suspension'
import type { Offer } from './offers.ts'
import type { ReasonTopic } from './reason-templates.ts'
import { ReasonTemplates } from './reason-templates-list.tsx'
import { SuspensionDaysField } from './suspension-days.tsx'

interface OfferDetailsProps {
  offer: Offer
  about: ReasonTopic
  days: SuspensionDays | null
  onDays: (days: SuspensionDays | null) => void
  onReason: (reason: string) => void
}

/** What goes with the decision that was picked: for how long, and reasons to start from. */
export function OfferDetails({ offer, about, days, onDays, onReason }: OfferDetailsProps) {
  return (
    <>
      {offer.choice === 'suspend_user' && <SuspensionDaysField days={days} onPick={onDays} />}
      <ReasonTemplates choice={offer.choice} about={about} onPick={onReason} />
    </>
  )
}
