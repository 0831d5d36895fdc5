import { useQueryClient } from '@tanstack/react-query'
import { longDate } from '@wepa/domain/text/date'
import { readFailure } from '../../../lib/errors.ts'
import { forgetListing } from '../../../lib/queries/forget-listing.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** Moves what is left of a featured place to another own ad, and says what came of it. */
export function useMovePlace() {
  const queries = trpc.useUtils()
  const client = useQueryClient()
  return trpc.featured.move.useMutation({
    onSuccess: ({ listing, expiresAt }) => {
      forgetListing(client, listing.id)
      const description = `«${listing.title}» sale destacado hasta el ${longDate(expiresAt)}.`
      showToast({ title: 'Destacado pasado', description, tone: 'good' })
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo pasar el destacado',
        description: readFailure(error).message,
        tone: 'bad',
      }),
    onSettled: async () => {
      void queries.listings.invalidate()
      await Promise.all([queries.featured.invalidate(), queries.users.invalidate()])
    },
  })
}
