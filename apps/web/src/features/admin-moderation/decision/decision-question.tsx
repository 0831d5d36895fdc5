import type { CaseWithHistory } from '@wepa/domain/moderation/moderation'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { nameOf } from './choice-words.ts'
import { Consequences } from './consequences.tsx'
import type { Offer } from './offers.ts'

type DecisionQuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'onOpenChange' | 'onConfirm' | 'returnFocusTo'
> & {
  found: CaseWithHistory
  offer: Offer | undefined
  days: number | null
  messageId: number | null
}

/** Asks once more before a grave decision, and names what comes of it. */
export function DecisionQuestion({
  found,
  offer,
  days,
  messageId,
  ...dialog
}: DecisionQuestionProps) {
  const name = offer ? nameOf(offer.choice, days) : ''
  return (
    <ConfirmDialog
      {...dialog}
      title={`¿${name}?`}
      description={offer && <Consequences choice={offer.choice} {...{ found, days, messageId }} />}
      confirmLabel={name}
      tone="danger"
    />
  )
}
