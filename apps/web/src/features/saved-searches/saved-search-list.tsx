import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { SavedSearchCard } from './saved-search-card.tsx'

/** All saved searches, newest first. */
export function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const place = useKeptFocus<HTMLElement>(searches.length)
  return (
    <section ref={place} tabIndex={-1} aria-label="Tus búsquedas" className="outline-none">
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {searches.map((search) => (
          <li key={search.id}>
            <SavedSearchCard search={search} />
          </li>
        ))}
      </ul>
    </section>
  )
}
