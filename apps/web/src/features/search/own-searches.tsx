import { Bookmark, BookmarkCheck } from 'lucide-react'
import { addressOfSearch, isShown, useSavedSearches } from '../../blocks/saved-searches.ts'
import type { SearchAddress } from '../../blocks/search-address.ts'
import { Button } from '../../ui/button.tsx'
import { LinkChip } from '../../ui/link-chip.tsx'
import { SaveSearchDialog } from './save-search-dialog.tsx'

interface OwnSearchesProps {
  address: SearchAddress
  /** The search in words, and a name for it. */
  summary: string
  suggestedName: string
  isSaving: boolean
  onSave: () => void
  onClose: () => void
}

/** So many chips are a choice; all others are on their own page. */
const mostChips = 8

/** The button of somebody who is signed in, which knows what is kept already, and a chip for each kept search. */
export function OwnSearches({ isSaving, onSave, ...search }: OwnSearchesProps) {
  const { address } = search
  const { data: searches = [] } = useSavedSearches()
  const kept = searches.find((search) => isShown(search, address))
  const Icon = kept ? BookmarkCheck : Bookmark
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onClick={onSave} className="flex-none">
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        {kept ? 'Búsqueda guardada' : 'Guardar búsqueda'}
      </Button>
      {searches.length > 0 && (
        <nav aria-label="Tus búsquedas guardadas" className="flex-none">
          <ul className="flex gap-2">
            {searches.slice(0, mostChips).map((search) => (
              <li key={search.id}>
                <LinkChip
                  to="/search"
                  search={addressOfSearch(search)}
                  isSelected={search.id === kept?.id}
                  className="max-w-56"
                >
                  <span className="truncate">{search.name}</span>
                </LinkChip>
              </li>
            ))}
            <li>
              <LinkChip to="/saved-searches" className="border-transparent! text-caribe!">
                Ver todas
              </LinkChip>
            </li>
          </ul>
        </nav>
      )}
      {isSaving && <SaveSearchDialog {...search} kept={kept} />}
    </>
  )
}
