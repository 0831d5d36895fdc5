import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import type { MunicipalityCount } from '@wepa/domain/places/municipality-count'
import { readSearch } from '@wepa/domain/search/language'
import type { SearchQuery } from '@wepa/domain/search/query'
import type { ReadDeps } from '../../context.ts'
import type { ListingFilters } from '../../db/sql/listing-filters.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { countInTowns, countNewestByTown, TOWN_CAP } from './municipality-counts.repo.ts'
import { readFilters } from './read-filters.ts'
import { resolveFilters } from './resolve-filters.ts'
import { usableConcepts } from './usable-concepts.ts'

type Asker = Pick<ReadDeps, 'db' | 'clock'>

/**
 * Where the ads of a search lie, whatever place it names itself, by municipality in the order of their
 * names; those without any are left out. Up to 1,000 in each are counted; of prices and states the newest
 * 5,000 ads in all, of words the newest 1,000. Answers are up to 10 s old.
 */
export const countByMunicipality: (ctx: Asker, query: SearchQuery) => Promise<MunicipalityCount[]> =
  rememberedBy(
    { milliseconds: 10_000, most: 500, key: (query) => JSON.stringify(anywhere(query)) },
    async (ctx: Asker, query: SearchQuery) => {
      const filters = await filtersOf(ctx, anywhere(query))
      return filters ? answer(await count(ctx, filters)) : []
    },
  )

/** The search without its place, order and page. */
function anywhere(query: SearchQuery): SearchQuery {
  const { location, radius, lat, lng, sort, cursor, ...asked } = query
  return { ...asked, limit: 1 }
}

async function filtersOf(ctx: Asker, query: SearchQuery): Promise<ListingFilters | undefined> {
  const filters = query.search
    ? await resolveFilters(ctx, query)
    : readFilters(query, readSearch('', {}), ctx.clock.now())
  // Words can name a place, too: 'nevera en Ponce'.
  const { municipality, region, location, circle, ...rest } = filters ?? {}
  return filters && { ...rest, now: filters.now }
}

type Counted = { counts: Map<string, number>; isCapped: (count: number) => boolean }

async function count(ctx: Asker, filters: ListingFilters): Promise<Counted> {
  const { now, categoryId, ...others } = filters
  const isPlain = Object.values(others).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  )
  if (isPlain) {
    const slugs = MUNICIPALITIES.map(({ slug }) => slug)
    const counts = await countInTowns(ctx.db, slugs, categoryId)
    return { counts, isCapped: (found) => found > TOWN_CAP }
  }
  const { counts, isAll } = await countNewestByTown(ctx.db, filters, await usableConcepts(ctx))
  return { counts, isCapped: () => !isAll }
}

function answer({ counts, isCapped }: Counted): MunicipalityCount[] {
  const found = MUNICIPALITIES.flatMap(({ slug, name, region }) => {
    const number = counts.get(slug) ?? 0
    if (number === 0) return []
    const shown = Math.min(number, TOWN_CAP)
    return [{ municipality: slug, name, region, count: shown, isCapped: isCapped(number) }]
  })
  return found.toSorted((a, b) => (a.municipality < b.municipality ? -1 : 1))
}
