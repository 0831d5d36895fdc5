import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import type { SearchFilters } from '@wepa/domain/search/params'
import { trpc } from '../../lib/trpc.ts'

/** As long as the server keeps an answer itself, and a little more: nobody watches a map move. */
const freshFor = 60_000

/** How many found ads lie where; `of` knows municipalities by slug or name, regions by name, and '' for all. */
export function usePlaceCounts(filters: SearchFilters | undefined) {
  const query = trpc.listings.countByMunicipality.useQuery(anywhere(filters ?? {}), {
    enabled: filters !== undefined,
    staleTime: freshFor,
  })
  const counts = query.data
  const sum = (slugs: readonly string[]): Counted | undefined => {
    if (!counts) return undefined
    const found = counts.filter(({ municipality }) => slugs.includes(municipality))
    return {
      count: found.reduce((total, { count }) => total + count, 0),
      isCapped: found.some(({ isCapped }) => isCapped),
    }
  }
  return {
    query,
    of: (place: string) => sum(slugsIn(place)),
    each: counts?.map(({ count }) => count) ?? [],
    isCapped: counts?.some(({ isCapped }) => isCapped) ?? false,
  }
}

export type Counted = { count: number; isCapped: boolean }

/** The municipalities of a place by its name or slug; all of them for ''. */
export function slugsIn(place: string): string[] {
  return MUNICIPALITIES.filter(
    ({ name, slug, region }) => place === '' || [name, slug, region].includes(place),
  ).map(({ slug }) => slug)
}

/** '36', or '1,000+' where the server stops counting. Written by hand, as other numbers of ads are. */
export function numberText({ count, isCapped }: Counted): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, ',')}${isCapped ? '+' : ''}`
}

/** Place, order and page change nothing: without them one answer serves them all. */
function anywhere({ location, radius, sort, ...filters }: SearchFilters): SearchFilters {
  return filters
}
