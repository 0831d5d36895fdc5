import type { ReactNode } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import type { PagedQuery } from '../../lib/queries/fetch-more.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { type Column, RecordTable } from './record-table.tsx'

interface LiveListProps<Item> {
  caption: string
  text: string
  columns: readonly Column<Item>[]
  /** What is said where there is none. */
  empty: ReactNode
  /** Of a list that comes whole there is no more to ask for. */
  query: ListQuery<Item> | (ListQuery<Item> & MoreQuery)
}

interface ListQuery<Item> {
  data: { pages: { items: Item[] }[] } | undefined
  error: { message: string } | null
  refetch: () => Promise<unknown>
}

interface MoreQuery {
  isFetchNextPageError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: PagedQuery['fetchNextPage']
}

/** A list of the dashboard with all its moods: waiting, broken, empty, some, more. */
export function LiveList<Item extends { id: number }>(props: LiveListProps<Item>) {
  const { caption, text, columns, empty, query } = props
  const items = query.data?.pages.flatMap((page) => page.items)
  const { list, noteAsked } = useFocusOnMore<HTMLTableSectionElement>(items?.length ?? 0, 'tr')
  // A row that was dealt with goes with what the focus was in.
  const box = useKeptFocus<HTMLElement>(items?.length)
  const title = 'No pudimos cargar esta lista'
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={caption}
      aria-busy={!items && !query.error}
      className="grid grid-cols-1 outline-none"
    >
      <p className="mb-4 text-body text-muted">{text}</p>
      {!items && query.error !== null && (
        <LoadFailure error={query.error} title={title} onRetry={() => void query.refetch()} />
      )}
      {!items && !query.error && <ListSkeleton />}
      {items?.length === 0 && (
        <p className="rounded-card border border-line bg-card p-6 text-center text-body text-muted">
          {empty}
        </p>
      )}
      {items && items.length > 0 && (
        <RecordTable caption={caption} columns={columns} rows={items} body={list} />
      )}
      {'fetchNextPage' in query && <MorePages query={query} onAsk={noteAsked} />}
    </section>
  )
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f']

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      {lines.map((line) => (
        <Skeleton key={line} className="h-36 rounded-card md:h-14" />
      ))}
    </div>
  )
}
