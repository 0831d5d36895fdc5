import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { EditInput } from '@wepa/domain/listings/input'
import { forgetListing } from '../../lib/queries/forget-listing.ts'
import { trpc } from '../../lib/trpc.ts'
import { deleteDraft } from '../../offline/drafts/drafts.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Saves an ad; `finish` lets its draft go, tells the lists and leads to them. */
export function useEditSave(id: number, draftId: string) {
  const navigate = useNavigate()
  const queries = trpc.useUtils()
  const client = useQueryClient()
  const edit = trpc.listings.edit.useMutation()
  return {
    save: async (input: EditInput) => {
      await edit.mutateAsync({ ...input, id })
    },
    /** The ad as it stands at this moment. */
    fetchListing: () => queries.client.listings.get.query({ id }),
    finish: async () => {
      await deleteDraft(draftId)
      forgetListing(client, id)
      await Promise.all([
        queries.listings.invalidate(),
        queries.users.invalidate(),
        queries.categories.invalidate(),
      ])
      showToast({ title: '¡Anuncio actualizado!', tone: 'good' })
      await navigate({ to: '/my-listings', ignoreBlocker: true })
    },
  }
}
