import { useQueryClient } from '@tanstack/react-query'
import type { ManyAction } from '@wepa/domain/inventory/inventory'
import type { ManyInput, ManyResult, UndoResult } from '@wepa/domain/inventory/inventory-schema'
import { useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { forgetListing } from '../../lib/queries/forget-listing.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** What the last step came to. */
export type Outcome =
  | { kind: 'changed'; action: ManyAction; result: ManyResult }
  | { kind: 'undone'; result: UndoResult }

export type Many = ReturnType<typeof useMany>

/** Changes of many ads, and taking the last one back. `onDone`: nothing is chosen any more. */
export function useMany(onDone: () => void) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const refresh = useRefresh()
  const onError = (error: unknown) =>
    showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' })
  const change = trpc.inventory.changeMany.useMutation({
    onSuccess: (result, { action, ids }) => {
      setOutcome({ kind: 'changed', action, result })
      onDone()
      return refresh(ids)
    },
    onError,
  })
  const undo = trpc.inventory.undo.useMutation({
    onSuccess: (result) => {
      setOutcome({ kind: 'undone', result })
      return refresh(result.done)
    },
    onError,
  })
  return {
    outcome,
    isBusy: change.isPending || undo.isPending,
    change: (input: ManyInput) => change.mutate(input),
    undo: (id: number) => undo.mutate({ change: id }),
    forget: () => setOutcome(null),
  }
}

function useRefresh(): (ids: readonly number[]) => Promise<void> {
  const queries = trpc.useUtils()
  const client = useQueryClient()
  return async (ids) => {
    for (const id of ids) forgetListing(client, id)
    void queries.listings.invalidate()
    void queries.users.invalidate()
    void queries.featured.invalidate()
    await queries.inventory.invalidate()
  }
}
