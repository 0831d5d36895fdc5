import type { ListingCard as ListingCardData } from '@wepa/domain/listings/card'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListingCard, type ListingCardProps } from './listing-card.tsx'
import { ListingRow } from './listing-row.tsx'

interface ListingGridProps {
  listings: readonly ListingCardData[]
  view?: 'grid' | 'list'
  level?: ListingCardProps['level']
  /** False where another grid above already holds the first pictures of the screen. */
  isFirstOnScreen?: boolean
}

/** Ads beside and under each other: 2 columns on a phone, 3 to 4 on a desktop; or one under the other. */
export function ListingGrid({
  listings,
  view = 'grid',
  level,
  isFirstOnScreen = true,
}: ListingGridProps) {
  const Item = view === 'list' ? ListingRow : ListingCard
  return (
    <CardColumns view={view}>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <Item
            listing={listing}
            position={isFirstOnScreen ? index : 100 + index}
            {...(level ? { level } : {})}
          />
        </li>
      ))}
    </CardColumns>
  )
}

/** The same grid before its ads are here, in the same sizes. */
export function ListingGridSkeleton({
  count,
  view = 'grid',
}: {
  count: number
  view?: 'grid' | 'list'
}) {
  return (
    <CardColumns view={view} isHidden>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index}>
          {view === 'list' ? (
            <Skeleton className="h-30 rounded-card sm:h-42" />
          ) : (
            <div className="overflow-hidden rounded-card bg-card shadow-soft">
              <Skeleton className="aspect-4/3 rounded-none" />
              <div className="grid gap-2 p-3">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-3/5" />
              </div>
            </div>
          )}
        </li>
      ))}
    </CardColumns>
  )
}

interface CardColumnsProps {
  view: 'grid' | 'list'
  isHidden?: boolean
  children: ReactNode
}

/** The places of cards, each an `li`. */
export function CardColumns({ view, isHidden = false, children }: CardColumnsProps) {
  return (
    <ul
      aria-hidden={isHidden || undefined}
      className={
        view === 'list'
          ? 'grid gap-3 sm:gap-4'
          : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4'
      }
    >
      {children}
    </ul>
  )
}
