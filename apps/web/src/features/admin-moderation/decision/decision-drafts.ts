import { useState } from 'react'
import type { Offer } from './offers.ts'

/** A decision that was begun and not sent. */
export type DecisionDraft = { offer: Offer | undefined; reason: string; note: string }

export const nothingTyped: DecisionDraft = { offer: undefined, reason: '', note: '' }

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
