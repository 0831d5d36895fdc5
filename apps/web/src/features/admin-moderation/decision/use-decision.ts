import { useState } from 'react'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import type { DecisionDraft } from './decision-drafts.ts'
import type { Offer } from './offers.ts'

type Decided = Offer &
  Pick<DecisionDraft, 'days'> & {
    messageId: number | null
    reason: string | null
    note: string | null
  }

/** Sends a decision. What somebody else decided meanwhile is shown, and the case read anew. */
export function useDecision(caseId: string) {
  const utils = trpc.useUtils()
  const mutation = trpc.moderation.decide.useMutation()
  const [problem, setProblem] = useState<string>()
  const run = async (order: Decided) => {
    setProblem(undefined)
    const { choice, caseId: id, ...said } = order
    try {
      await mutation.mutateAsync({ id, action: choice, ...said })
    } catch (error) {
      const { code, message } = readFailure(error)
      setProblem(message)
      // Somebody else decided, or the ad or the person has gone: what is possible now, says the case.
      if (code === 'already_decided' || code === 'not_found') await refresh()
      return false
    }
    showToast({ title: 'Decisión guardada' })
    await refresh()
    return true
  }
  const refresh = () =>
    Promise.all([
      utils.moderation.case.invalidate({ id: caseId }),
      utils.moderation.list.invalidate(),
      utils.moderation.counts.invalidate(),
    ])
  return { decide: { run, isPending: mutation.isPending }, problem }
}
