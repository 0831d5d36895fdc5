import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dropIntent, readIntent } from '../../../lib/session/intent.ts'
import { trpc } from '../../../lib/trpc.ts'
import { LinkChip } from '../../../ui/link-chip.tsx'
import { describeSearch } from '../filters/describe-search.ts'
import type { SearchAddress } from '../search-address.ts'
import { searchName } from '../search-title.ts'
import { isShown } from './is-shown.ts'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import { addressOfSearch, useSavedSearches } from './saved-searches.ts'

interface OwnSearchesProps {
  address: SearchAddress
  isSaving: boolean
  /** Whether the search on the page is among them. */
  onKeptChange: (isKept: boolean) => void
  /** They wanted to keep it before they signed in. */
  onWanted: () => void
  onClose: () => void
}

/** So many chips are a choice; all others are on their own page. */
const mostChips = 8

/** A chip for each saved search of somebody who is signed in, and keeping the one on the page. */
export function OwnSearches(props: OwnSearchesProps) {
  const { isSaving, onKeptChange, onWanted, ...search } = props
  const { address } = search
  const { data: searches = [] } = useSavedSearches()
  const kept = searches.find((search) => isShown(search, address))
  const isKept = kept !== undefined
  useMarkSeen(kept?.id)
  useEffect(() => onKeptChange(isKept), [isKept, onKeptChange])
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back from signing in
  useEffect(() => {
    if (readIntent(router.state.location.href)?.kind !== 'save-search') return
    dropIntent()
    onWanted()
  }, [])
  return (
    <>
      {searches.length > 0 && (
        <nav aria-label="Tus búsquedas guardadas" className="flex-none">
          <ul className="flex gap-2">
            {searches.slice(0, mostChips).map((search) => (
              <li key={search.id}>
                <LinkChip
                  to="/search"
                  search={addressOfSearch(search)}
                  isSelected={search.id === kept?.id}
                  className="max-w-72"
                >
                  <span className="truncate">{search.name}</span>
                </LinkChip>
              </li>
            ))}
            <li>
              <LinkChip
                to="/saved-searches"
                className="border-transparent! bg-transparent! text-caribe!"
              >
                Ver todas
              </LinkChip>
            </li>
          </ul>
        </nav>
      )}
      {isSaving && (
        <SaveSearchDialog
          {...search}
          summary={describeSearch(address)}
          suggestedName={searchName(address)}
          kept={kept}
        />
      )}
    </>
  )
}

/** What was new of a search is not once its results are on the screen. */
function useMarkSeen(id: number | undefined) {
  const { savedSearches } = trpc.useUtils()
  const { mutate } = trpc.savedSearches.markSeen.useMutation()
  useEffect(() => {
    if (id === undefined) return
    savedSearches.newAds.setData(undefined, (known) => known?.filter((each) => each.id !== id))
    // Without network they stay new: the next look says so again.
    mutate({ id })
  }, [id, mutate, savedSearches])
}
