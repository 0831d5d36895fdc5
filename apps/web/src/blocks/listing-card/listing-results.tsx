import type { ReactNode } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { readFailure } from '../../lib/errors.ts'
import { fetchMore } from '../../lib/queries/fetch-more.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ComparePlace } from '../comparing/compare-place.tsx'
import { KeptStamp } from '../kept/kept-stamp.tsx'
import { LoadFailure } from '../kept/load-failure.tsx'
import { useFocusOnMore } from '../search/use-focus-on-more.ts'
import type { ListingSearch } from '../search/use-listing-search.ts'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'

const ComingPages = latePart(async () => (await import('./coming-pages.tsx')).ComingPages)

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
  const all = withoutRepeats(data?.pages.flatMap((page) => page.items) ?? [])
  const listings = all.slice(0, data?.pages[0]?.exactCount)
  const { list, noteAsked } = useFocusOnMore<HTMLDivElement>(listings.length)
  if (data === undefined) {
    return error ? (
      <LoadFailure
        error={error}
        title="No pudimos cargar los anuncios"
        onRetry={() => void search.refetch()}
      />
    ) : (
      <ListingGridSkeleton count={8} view={view} />
    )
  }
  const alike = all.length > listings.length && (
    <>
      <h2 className="mt-8 mb-3 text-h2">Parecidos a lo que buscas</h2>
      <ListingGrid listings={all.slice(listings.length)} view={view} level={3} />
    </>
  )
  if (listings.length === 0) {
    return (
      <>
        <NothingFound isHelped={Boolean(data.pages[0]?.others?.length)} action={emptyAction} />
        {alike}
      </>
    )
  }
  const nextCursor = data.pages.at(-1)?.nextCursor
  return (
    <>
      <KeptStamp query={search} />
      <div
        ref={list}
        aria-busy={search.isPlaceholderData || undefined}
        className={classNames(
          'transition-opacity delay-200',
          search.isPlaceholderData && 'opacity-50',
        )}
      >
        <ListingGrid listings={listings} view={view} level={2} />
      </div>
      {alike}
      <ComingPages {...{ search }} count={listings.length} onAsk={noteAsked} />
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
            className={buttonClass('quiet', 'large', 'min-w-[min(100%,11rem)]')}
            onClick={(event) => {
              event.preventDefault()
              if (isFetchingNextPage) return
              noteAsked()
              void fetchMore(search)
            }}
          >
            {isFetchingNextPage && <Spinner />}
            Ver más
          </a>
        </p>
      )}
      <ComparePlace />
    </>
  )
}

/** Where something else is offered, that and not the drawing is in sight. */
function NothingFound({ isHelped, action }: { isHelped: boolean; action: ReactNode }) {
  return (
    <EmptyState
      picture={!isHelped && <Drawing name="search-empty" />}
      title="No se encontraron anuncios"
      text="Intenta ajustar tus filtros de búsqueda o prueba con otros términos."
      action={action}
    />
  )
}

// An ad renewed between two pages moves to the front and would come again.
function withoutRepeats<T extends { id: number }>(listings: readonly T[]): T[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()]
}
