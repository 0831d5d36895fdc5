import { useState } from 'react'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import type { Offer } from './offers.ts'

/** Sends a decision. What somebody else decided meanwhile is shown, and the case read anew. */
export function useDecision(caseId: string) {
  const utils = trpc.useUtils()
  const mutation = trpc.moderation.decide.useMutation()
  const [problem, setProblem] = useState<string>()
  const run = async (order: Offer & { reason: string | null; note: string | null }) => {
    setProblem(undefined)
    const { choice, caseId: id, reason, note } = order
    try {
      await mutation.mutateAsync({ id, action: choice, reason, note })
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
