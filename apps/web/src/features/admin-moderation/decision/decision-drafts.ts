import type { Message } from '@wepa/domain/conversations/conversation'
import { isRemoved } from '@wepa/domain/conversations/removed-message'
import { type CaseWithHistory, USUAL_REASONS } from '@wepa/domain/moderation/moderation'
import type { SuspensionDays } from '@wepa/domain/people/suspension'
import { useState } from 'react'
import type { Offer } from './offers.ts'

/** A decision that was begun and not sent. */
export type DecisionDraft = {
  offer: Offer | undefined
  /** Of a suspension; null without end. */
  days: SuspensionDays | null
  /** Which message is removed; undefined for the one that was pointed at. */
  messageId: number | undefined
  reason: string
  note: string
}

export const nothingTyped: DecisionDraft = {
  offer: undefined,
  days: null,
  messageId: undefined,
  reason: '',
  note: '',
}

/** For how long the person would be suspended; null without end, and for all else. */
export function daysOf({ offer, days }: DecisionDraft): SuspensionDays | null {
  return offer?.choice === 'suspend_user' ? days : null
}

/** The message that would be removed: the picked one, or the one that was pointed at; null for all else. */
export function messageOf(draft: DecisionDraft, found: CaseWithHistory): number | null {
  if (draft.offer?.choice !== 'remove_message') return null
  const wanted = draft.messageId ?? found.messageId
  return removableMessages(found).some(({ id }) => id === wanted) ? wanted : null
}

/** What the reported person said that stands and may be read here. */
export function removableMessages({ messages, person }: CaseWithHistory): readonly Message[] {
  return messages.filter((each) => each.senderId === (person?.id ?? null) && !isRemoved(each))
}

/** What is still to be said before a decision can be sent, the first of it. */
export function missingIn(
  draft: DecisionDraft,
  found: CaseWithHistory,
): 'offer' | 'message' | 'reason' | undefined {
  const { offer, reason } = draft
  if (!offer) return 'offer'
  if (offer.choice === 'remove_message' && messageOf(draft, found) === null) return 'message'
  return reason.trim() === '' && !USUAL_REASONS[offer.choice] ? 'reason' : undefined
}

/** What was typed about each case: who looks at another one comes back to it. */
export type DecisionDrafts = {
  get: (caseId: string) => DecisionDraft | undefined
  keep: (caseId: string, draft: DecisionDraft) => void
  /** Whether anything written would be lost with the desk. */
  hasWords: () => boolean
}

/** Kept as long as the desk stands. */
export function useDecisionDrafts(): DecisionDrafts {
  const [drafts] = useState(makeDrafts)
  return drafts
}

/** What was typed about one case so far. */
export function useDecisionDraft(drafts: DecisionDrafts, caseId: string) {
  const [draft, setDraft] = useState(() => drafts.get(caseId) ?? nothingTyped)
  const change = (changed: Partial<DecisionDraft>) => {
    const next = { ...draft, ...changed }
    drafts.keep(caseId, next)
    setDraft(next)
  }
  return { draft, change }
}

function makeDrafts(): DecisionDrafts {
  const all = new Map<string, DecisionDraft>()
  return {
    get: (caseId) => all.get(caseId),
    keep: (caseId, draft) => void all.set(caseId, draft),
    hasWords: () => [...all.values()].some(({ reason, note }) => reason !== '' || note !== ''),
  }
}
