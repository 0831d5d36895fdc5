import {
  type CaseWithHistory,
  type ModerationAction,
  possibleActions,
} from '@wepa/domain/moderation/moderation'
import { type Choice, isChoice } from './choice-words.ts'

/** A choice, and the case it is sent for: that of a decided case's ad or person is another. */
export type Offer = { caseId: string; choice: Choice }

/** What can be decided now; a decided case may still have its ad or person brought back. */
export function offersOf(found: CaseWithHistory, myId: number): Offer[] {
  const { listing, person } = found
  const own = found.actions.flatMap((action) => offerOf(found.id, action))
  if (found.kind === 'listing' || found.kind === 'user' || person?.id === myId) return own
  if (found.kind === 'appeal' && found.state === 'pending') return own
  const extra = [
    ...possibleActions({ kind: 'listing', state: 'pending', listing, person })
      .filter((action) => action === 'restore_listing')
      .flatMap((action) => offerOf(`listing-${listing?.id}`, action)),
    ...possibleActions({ kind: 'user', state: 'pending', listing, person })
      .filter((action) => action === 'restore_user')
      .flatMap((action) => offerOf(`user-${person?.id}`, action)),
  ]
  return [...own, ...extra]
}

function offerOf(caseId: string, action: ModerationAction): Offer[] {
  return isChoice(action) ? [{ caseId, choice: action }] : []
}
