import type { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import { FACETS, type FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'

import { slugById } from '@wepa/domain/listings/category'
import { readSearch } from '@wepa/domain/search/language'
import type { SearchQuery } from '@wepa/domain/search/query'
import type { ReadDeps } from '../../../context.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'
import { rememberedBy } from '../../../remembered-by.ts'
import { readFilters } from '../read-filters.ts'
import { resolveFilters } from '../resolve-filters.ts'
import { usableConcepts } from '../usable-concepts.ts'
import { countFacets as countValues, countWithIntents, type FacetRow } from './facets.repo.ts'

type Asker = Pick<ReadDeps, 'db' | 'clock'>

/** Values of one attribute that are answered, those of most ads first. */
const MOST = 40

/**
 * How many of the found ads have each value: of an attribute that the search asks for, as if it did not, so that
 * another value can be chosen beside. Of the newest ones where more are found than are counted. Answers are up to 10 s old.
 */
export const countFacets: (ctx: Asker, query: SearchQuery) => Promise<FacetCounts> = rememberedBy(
  { milliseconds: 10_000, most: 500, key: (query) => JSON.stringify(firstPage(query)) },
  async (ctx: Asker, query: SearchQuery) => {
    const filters = await filtersOf(ctx, firstPage(query))
    return filters ? count(ctx, filters) : nothing
  },
)

const nothing: FacetCounts = { facets: [], isCapped: false, total: 0, isTotalCapped: false }

/** The search without its order and page. */
function firstPage(query: SearchQuery): SearchQuery {
  const { sort, cursor, ...asked } = query
  return { ...asked, limit: 1 }
}

async function filtersOf(ctx: Asker, query: SearchQuery): Promise<ListingFilters | undefined> {
  if (query.search) return resolveFilters(ctx, query)
  return readFilters(query, readSearch('', {}), ctx.clock.now())
}

async function count(ctx: Asker, filters: ListingFilters): Promise<FacetCounts> {
  const write = await usableConcepts(ctx)
  const asked = [...(filters.attributes?.keys() ?? [])]
  const free = countedKeys(filters).filter((key) => !asked.includes(key))
  const countFree = filters.isOffered ? countWithIntents : countValues
  const [all, ...besides] = await Promise.all([
    countFree(ctx.db, filters, { keys: free, write }),
    ...asked.map((key) => countValues(ctx.db, without(filters, key), { keys: [key], write })),
  ])
  const counted = [all, ...besides]
  const rows = counted.flatMap((each) => each.rows)
  return {
    facets: FACETS.flatMap((key) => {
      const values = rows.filter((row) => row.key === key).map((row) => valueIn(key, row))
      const shown = values.toSorted(byCount).slice(0, MOST)
      return shown.length > 0 ? [{ key, values: shown }] : []
    }),
    isCapped: counted.some(({ isAll }) => !isAll),
    total: all.total,
    isTotalCapped: !all.isAll,
  }
}

function byCount(a: { value: string; count: number }, b: { value: string; count: number }): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1)
}

/** Those of the category, or, without one, those of every ad. */
function countedKeys({ categoryId }: ListingFilters): FacetKey[] {
  const category = categoryId === undefined ? undefined : slugById(categoryId)
  return FACETS.filter((key) => {
    const { categories } = attributeTable[key]
    return !categories || (category !== undefined && categories.includes(category))
  })
}

function without(filters: ListingFilters, key: FacetKey): ListingFilters {
  const rest = new Map([...(filters.attributes ?? [])].filter(([each]) => each !== key))
  return { ...filters, attributes: rest.size > 0 ? rest : undefined }
}

function valueIn(key: FacetKey, { value, label, count: ads }: FacetRow) {
  const { kind } = attributeTable[key]
  if (kind === 'flag') {
    return {
      value: value === 'true' ? 'si' : 'no',
      label: attributeText(key, value === 'true'),
      count: ads,
    }
  }
  if (kind === 'text') return { value, label: label ?? value, count: ads }
  const read = kind === 'number' ? Number(value) : value
  return { value, label: attributeText(key, read), count: ads }
}
