import { keepPreviousData } from '@tanstack/react-query'
import type { ListingCard } from '@wepa/domain/listings/card'
import { type QueryUtils, trpc } from '../../lib/trpc.ts'

// Featured 6, the 'Wepa!' grid 12, 'Recién Agregados' 9 of the 15 newest (no owner filter).
const featuredQuery = { placement: 'home', limit: 6 } as const
const carouselQuery = { placement: 'carousel', limit: 6 } as const
const recentQuery = { sort: 'newest', limit: 15 } as const
const recentShown = 9
const browseShown = 12
/** Whoever comes back to home after this sees what is new since. */
const freshFor = 60_000

/** The three rows of home. `undefined` listings are still on their way, or broken. */
export function useHomeListings() {
  const featured = trpc.listings.browse.useQuery(featuredQuery, { staleTime: freshFor })
  const carousel = trpc.listings.browse.useQuery(carouselQuery, { staleTime: freshFor })
  const recent = trpc.listings.browse.useQuery(recentQuery, { staleTime: freshFor })
  const cursor = recent.data?.nextCursor ?? undefined
  const older = trpc.listings.browse.useQuery(olderQuery(cursor), {
    enabled: cursor !== undefined,
    // A newer ad moves the rest along: what was there stays until it is known what follows.
    placeholderData: keepPreviousData,
  })
  const isComplete = recent.data !== undefined && (cursor === undefined || !older.isPending)
  const newest = withoutPaidLeads(recent.data?.items)
  return {
    carousel: carousel.data?.items ?? [],
    featured: featured.data?.items ?? [],
    recent: {
      listings: newest?.slice(0, recentShown),
      isBroken: recent.isError,
      retry: () => void recent.refetch(),
    },
    browse: {
      listings: isComplete ? browseListings(newest ?? [], older.data?.items ?? []) : undefined,
      isBroken: recent.isError,
      retry: () => void recent.refetch(),
    },
  }
}

/** Loads what home shows. A row that fails is the page's to tell, not a reason to show nothing. */
export async function loadHomeListings(utils: QueryUtils): Promise<ListingCard[]> {
  const [recent] = await Promise.allSettled([
    utils.listings.browse.ensureData(recentQuery),
    utils.listings.browse.ensureData(featuredQuery),
    utils.listings.browse.ensureData(carouselQuery),
  ])
  if (recent.status === 'rejected') return []
  const cursor = recent.value.nextCursor ?? undefined
  const older = cursor
    ? await utils.listings.browse.ensureData(olderQuery(cursor)).catch(() => undefined)
    : undefined
  return browseListings(withoutPaidLeads(recent.value.items) ?? [], older?.items ?? [])
}

/**
 * The newest ads alone: paid ones that lead a page of results have their own row, and
 * 'Recién Agregados' is for what has just been added.
 */
export function withoutPaidLeads(items: ListingCard[] | undefined): ListingCard[] | undefined {
  return items?.filter(
    ({ createdAt }, index) => !items.slice(index + 1).some((later) => later.createdAt > createdAt),
  )
}

/**
 * The 'Wepa!' grid: what comes after the newest ads, so that home shows no ad twice; on a young
 * market, where little comes after them, the newest fill it up.
 */
export function browseListings(
  recent: readonly ListingCard[],
  older: readonly ListingCard[],
): ListingCard[] {
  const rest = [...recent.slice(recentShown), ...older]
  const filled = rest.length >= browseShown ? rest : [...rest, ...recent.slice(0, recentShown)]
  return filled.slice(0, browseShown)
}

function olderQuery(cursor: string | undefined) {
  // Beside the newest that are not shown above; up to three of them only led.
  const limit = browseShown - (recentQuery.limit - recentShown) + 3
  return { ...recentQuery, limit, ...(cursor ? { cursor } : {}) }
}
