import type { SavedSearch, SavedSearchChange } from '@wepa/domain/search/saved-search'
import { usePutSavedSearch } from '../../blocks/search/keeping/saved-searches.ts'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** What can be done with one saved search; a switch turns at once and back when the server refuses. */
export function useSavedSearchActions(search: SavedSearch) {
  const { savedSearches } = trpc.useUtils()
  const put = usePutSavedSearch()
  const forget = () =>
    savedSearches.list.setData(undefined, (known) => known?.filter(({ id }) => id !== search.id))
  const fail = (error: unknown, problem: string) => {
    const { code, message } = readFailure(error)
    const description = code === 'unknown' ? problem : message
    showToast({ title: 'Error', description, tone: 'bad' })
    // Another tab or device was quicker.
    if (code === 'saved_search_not_found') forget()
  }
  // One after the other for the same search: quick presses end as the last one said.
  const scope = { id: `saved-search-${search.id}` }
  const change = trpc.savedSearches.change.useMutation({
    scope,
    onSuccess: put,
    onError: (error) => fail(error, 'No se pudo guardar la búsqueda'),
  })
  const remove = trpc.savedSearches.remove.useMutation({
    scope,
    onSuccess: () => {
      forget()
      showToast({ title: 'Búsqueda eliminada' })
    },
    onError: (error) => fail(error, 'No se pudo eliminar la búsqueda'),
  })
  const wanted = change.isPending ? change.variables : undefined
  return {
    shown: {
      isActive: wanted?.isActive ?? search.isActive,
      emailAlerts: wanted?.emailAlerts ?? search.emailAlerts,
    },
    isLeaving: remove.isPending,
    change: (fields: SavedSearchChange) => change.mutate({ id: search.id, ...fields }),
    remove: () => remove.mutate({ id: search.id }),
  }
}
