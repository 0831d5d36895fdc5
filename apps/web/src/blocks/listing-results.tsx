import type { ReactNode } from 'react'
import { OfflineDrawing } from '../illustrations/offline.tsx'
import { SearchEmptyDrawing } from '../illustrations/search-empty.tsx'
import { SomethingBrokeDrawing } from '../illustrations/something-broke.tsx'
import { readFailure } from '../lib/errors.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'
import type { ListingSearch } from './use-listing-search.ts'

interface ListingResultsProps {
  search: ListingSearch
  view: 'grid' | 'list'
  /** Where the page after a cursor is found, for 'Ver más' without scripts. */
  nextHref: (cursor: string) => string
  /** What to do when nothing was found. */
  emptyAction: ReactNode
}

/** The ads of a search with all its moods: waiting, broken, empty, some, more. */
export function ListingResults({ search, view, nextHref, emptyAction }: ListingResultsProps) {
  const { data, error, isFetchingNextPage } = search
  if (data === undefined) {
    return error ? (
      <SearchFailure error={error} onRetry={() => void search.refetch()} />
    ) : (
      <ListingGridSkeleton count={8} view={view} />
    )
  }
  const listings = data.pages.flatMap((page) => page.items)
  if (listings.length === 0) {
    return (
      <EmptyState
        picture={<SearchEmptyDrawing />}
        title="No se encontraron anuncios"
        text="Intenta ajustar tus filtros de búsqueda o prueba con otros términos."
        action={emptyAction}
      />
    )
  }
  const nextCursor = data.pages.at(-1)?.nextCursor
  return (
    <>
      <div
        aria-busy={search.isPlaceholderData || undefined}
        className={classNames(
          'transition-opacity delay-200',
          search.isPlaceholderData && 'opacity-50',
        )}
      >
        <ListingGrid listings={withoutRepeats(listings)} view={view} level={2} />
      </div>
      {search.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-body text-danger">
          {readFailure(error).message}
        </p>
      )}
      {nextCursor && (
        <p className="mt-8 text-center">
          <a
            href={nextHref(nextCursor)}
            rel="next"
            aria-busy={isFetchingNextPage || undefined}
            className={buttonClass('quiet', 'large', 'min-w-44')}
            onClick={(event) => {
              event.preventDefault()
              if (!isFetchingNextPage) void search.fetchNextPage()
            }}
          >
            {isFetchingNextPage && <Spinner />}
            Ver más
          </a>
        </p>
      )}
    </>
  )
}

function SearchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = readFailure(error)
  const isOffline = failure.code === 'offline'
  return (
    <div role="alert">
      <EmptyState
        picture={isOffline ? <OfflineDrawing /> : <SomethingBrokeDrawing />}
        title={isOffline ? 'Sin conexión' : 'No pudimos cargar los anuncios'}
        text={failure.message}
        action={<Button onClick={onRetry}>Intentar de nuevo</Button>}
      />
    </div>
  )
}

// An ad renewed between two pages moves to the front and would come again.
function withoutRepeats<T extends { id: number }>(listings: readonly T[]): T[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()]
}
