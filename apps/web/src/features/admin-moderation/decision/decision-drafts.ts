import type { SuspensionDays } from '@wepa/domain/people/suspension'
import { useState } from 'react'
import type { Offer } from './offers.ts'

/** A decision that was begun and not sent. */
export type DecisionDraft = {
  offer: Offer | undefined
  /** Of a suspension; null without end. */
  days: SuspensionDays | null
  reason: string
  note: string
}

export const nothingTyped: DecisionDraft = { offer: undefined, days: null, reason: '', note: '' }

/** For how long the person would be suspended; null without end, and for all else. */
export function daysOf({ offer, days }: DecisionDraft): SuspensionDays | null {
  return offer?.choice === 'suspend_user' ? days : null
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
