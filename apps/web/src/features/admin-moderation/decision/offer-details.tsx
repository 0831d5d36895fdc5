import type { CaseWithHistory } from '@wepa/domain/moderation/moderation'
import type { SuspensionDays } from '@wepa/domain/people/suspension'
import { MessagePick } from './message-pick.tsx'
import type { Offer } from './offers.ts'
import { ReasonTemplates } from './reason-templates-list.tsx'
import { SuspensionDaysField } from './suspension-days.tsx'

interface OfferDetailsProps {
  found: CaseWithHistory
  offer: Offer
  days: SuspensionDays | null
  onDays: (days: SuspensionDays | null) => void
  messageId: number | null
  isMessageMissing: boolean
  onMessage: (messageId: number) => void
  onReason: (reason: string) => void
}

/** What goes with the decision that was picked: for how long, which message, and reasons to start from. */
export function OfferDetails(props: OfferDetailsProps) {
  const { found, offer, days, onDays, messageId, isMessageMissing, onMessage, onReason } = props
  return (
    <>
      {offer.choice === 'suspend_user' && <SuspensionDaysField days={days} onPick={onDays} />}
      {offer.choice === 'remove_message' && (
        <MessagePick {...{ found, messageId }} isMissing={isMessageMissing} onPick={onMessage} />
      )}
      <ReasonTemplates choice={offer.choice} about={found} onPick={onReason} />
    </>
  )
}
