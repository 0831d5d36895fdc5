// The lists of a person's record, page by page.
import type { AdCounts, RecordSide } from '@wepa/domain/moderation/person-record'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../../blocks/search/use-focus-on-more.ts'
import type { PagedQuery } from '../../../lib/queries/fetch-more.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Part } from '../case/case-parts.tsx'
import { CaseEntry, ListingEntry } from '../entries/entries.tsx'

interface RecordCasesProps {
  title: string
  userId: number
  side: RecordSide
}

/** What is about a person, or what they wrote, decided or not, the newest first. */
export function RecordCases({ title, userId, side }: RecordCasesProps) {
  const query = trpc.moderation.recordCases.useInfiniteQuery(
    { id: userId, side },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
  const cases = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Part title={title}>
      <Pages query={query} empty="Nada.">
        {cases?.map((one) => (
          <li key={one.id}>
            <CaseEntry one={one} />
          </li>
        ))}
      </Pages>
    </Part>
  )
}

/** A person's ads in all states, with how many stand in each. */
export function RecordListings({ userId, counts }: { userId: number; counts: AdCounts }) {
  const query = trpc.moderation.recordListings.useInfiniteQuery(
    { id: userId },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
  const listings = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Part title="Sus anuncios">
      <p className="text-body text-muted">{adWords(counts)}</p>
      <Pages query={query} empty={null}>
        {listings?.map((listing) => (
          <li key={listing.id}>
            <ListingEntry listing={listing} />
          </li>
        ))}
      </Pages>
    </Part>
  )
}

const stateNames = {
  active: ['activo', 'activos'],
  pending: ['con venta pendiente', 'con venta pendiente'],
  sold: ['vendido', 'vendidos'],
  inactive: ['inactivo', 'inactivos'],
  hidden: ['oculto', 'ocultos'],
} as const

function adWords(counts: AdCounts): string {
  const words = (['active', 'pending', 'sold', 'inactive', 'hidden'] as const).flatMap((state) => {
    const count = counts[state]
    return count === 0 ? [] : `${count} ${stateNames[state][count === 1 ? 0 : 1]}`
  })
  return words.join(' · ') || 'No tiene anuncios.'
}

interface PagesProps {
  query: PagedQuery & {
    data: unknown
    error: unknown
    refetch: () => unknown
    isFetchNextPageError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
  }
  /** What stands there while there is none. */
  empty: string | null
  children: ReactNode[] | undefined
}

function Pages({ query, empty, children }: PagesProps) {
  const { list, noteAsked } = useFocusOnMore<HTMLUListElement>(children?.length ?? 0, 'li')
  if (!children) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar esta parte"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton className="h-20 rounded-card" />
    )
  }
  if (children.length === 0) return empty && <p className="text-body text-muted">{empty}</p>
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-2">
        {children}
      </ul>
      <MorePages query={query} onAsk={noteAsked} />
    </>
  )
}
