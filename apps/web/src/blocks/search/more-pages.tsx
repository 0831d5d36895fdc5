import { readFailure } from '../../lib/errors.ts'
import { fetchMore, type PagedQuery } from '../../lib/queries/fetch-more.ts'
import { Button } from '../../ui/button.tsx'

interface MorePagesProps {
  /** A list that comes page by page. */
  query: PagedQuery & {
    error: unknown
    isFetchNextPageError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
  }
  /** Hears that more was asked for (see `useFocusOnMore`). */
  onAsk?: () => void
}

/** 'Ver más' below a list, and what the server said where the next page did not come. */
export function MorePages({ query, onAsk }: MorePagesProps) {
  return (
    <>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-body text-danger">
          {readFailure(query.error).message}
        </p>
      )}
      {query.hasNextPage && (
        <p className="mt-6 text-center">
          <Button
            tone="quiet"
            size="large"
            className="min-w-[min(100%,11rem)]"
            isBusy={query.isFetchingNextPage}
            onClick={() => {
              onAsk?.()
              void fetchMore(query)
            }}
          >
            Ver más
          </Button>
        </p>
      )}
    </>
  )
}
