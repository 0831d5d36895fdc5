// One page of ids, by the plan that is fast for it.
import { findCategory } from '@wepa/domain/listings/category'
import type { SearchLanguage } from '@wepa/domain/search/language'
import type { ReadContext } from '../../../context.ts'
import { capOf, type HitPage } from '../../../db/sql/hit-page.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'
import type { Hit, Key, Stamped } from '../../../db/sql/result-orders.ts'
import { drawCircle } from '../circle.ts'
import type { Mode, SearchCursor } from '../search-cursor.ts'
import { usableConcepts } from '../usable-concepts.ts'
import { listHits, listPooledHits, type PageOptions } from './hits.repo.ts'
import { isCrowd } from './is-crowd.ts'
import { listRankedHits } from './ranked-hits.repo.ts'
import { weighTitles } from './weigh-titles.ts'

type Place = Pick<SearchCursor, 'mode' | 'key' | 'id' | 'total' | 'asOf' | 'lead'>

/** The state of each ad by its id (`ad-stamp.ts`). */
export type Stamps = ReadonlyMap<number, string>

/** `total` is exact unless capped; then there are at least so many. */
export type Found = {
  ids: number[]
  /** The same with their place in the order, without the lead. */
  hits: readonly Hit[]
  /** The states in which ads were found, the lead's too. */
  stamps: Stamps
  total: number
  isTotalCapped: boolean
  next: Place | undefined
}

/** `filters`: nothing when no ad can fit. `cursor`: where the page before ended. */
export type HitRequest = {
  filters: ListingFilters | undefined
  language: SearchLanguage
  mode: Mode
  asOf: Date
  limit: number
  cursor: SearchCursor | undefined
}

type Asker = Pick<ReadContext, 'db' | 'clock'>

/** The ids of a page, the lead first, and where the next one begins. */
export async function findHits(ctx: Asker, request: HitRequest): Promise<Found> {
  const { filters, asOf, limit, cursor } = request
  if (!filters) return NOTHING
  const page = await readPage(ctx, request, filters)
  const total = cursor?.total ?? page.total
  const hasLead = !cursor && filters.isFeatured === undefined
  // At least one place is left for the asked order, or a short page would lead nowhere.
  const lead = hasLead ? page.paid.map(({ id }) => id).slice(0, limit - 1) : []
  const others = page.hits.filter(({ id }) => !lead.includes(id))
  const shown = others.slice(0, limit - lead.length)
  const last = shown.at(-1)
  const hits = page.mode === 'relevance' ? weighTitles(shown, request.language) : shown
  const place = { total, asOf, lead: cursor?.lead ?? lead }
  return {
    ids: [...lead, ...hits.map(({ id }) => id)],
    hits,
    stamps: stampsOf([...page.paid, ...shown]),
    total: Math.min(total, capOf(filters) - 1),
    isTotalCapped: total >= capOf(filters),
    next:
      last && others.length > shown.length
        ? { ...place, ...last, mode: page.mode }
        : page.rest && { ...place, ...page.rest, mode: 'rest' },
  }
}

const NOTHING: Found = {
  ids: [],
  hits: [],
  stamps: new Map(),
  total: 0,
  isTotalCapped: false,
  next: undefined,
}

/** The states that are known. */
export function stampsOf(ads: readonly Stamped[]): Stamps {
  return new Map(ads.flatMap(({ id, stamp }) => (stamp === null ? [] : [[id, stamp]])))
}

/** Leads and one row more than the limit, so that the end shows. */
const SPARE = 4

type Page = HitPage & { mode: Mode; rest?: Key | undefined }

async function readPage(ctx: Asker, request: HitRequest, filters: ListingFilters): Promise<Page> {
  const { mode, cursor } = request
  if (mode === 'relevance') return readRanked(ctx, request, filters)
  const sort = mode === 'rest' ? 'newest' : mode
  const without = cursor?.lead ?? []
  const write = await usableConcepts(ctx)
  const page = { sort, limit: request.limit + SPARE, after: cursor, without, write } as const
  if (sort === 'nearest') return readNearest(ctx, filters, page)
  const isMany = cursor ? cursor.total >= capOf(filters) : await isCrowd(ctx, filters)
  if (isMany) return { ...(await listHits(ctx.db, filters, page)), mode }
  const pooled = await listPooledHits(ctx.db, filters, page)
  if (pooled.total < capOf(filters) || sort === 'newest') return { ...pooled, mode }
  return { ...(await listHits(ctx.db, filters, page)), mode }
}

/** Km around the middle within which what is nearest is looked for, until a page is full. */
const RINGS = [4, 12, 40]

/**
 * All hits by their distance; of more than are counted those within growing circles, in each the newest. The next page
 * finds its circle again, for what is nearer than its beginning is left out.
 */
async function readNearest(
  ctx: Asker,
  filters: ListingFilters,
  options: Omit<PageOptions, 'sort'>,
): Promise<Page> {
  const page = { ...options, sort: 'nearest' } as const
  const all = await listPooledHits(ctx.db, filters, page)
  const { center, circle } = filters
  if (all.total < capOf(filters) || !center || circle) return { ...all, mode: 'nearest' }
  for (const km of RINGS) {
    const around = { ...filters, circle: drawCircle(center.latitude, center.longitude, km) }
    const { hits } = await listPooledHits(ctx.db, around, page)
    if (hits.length >= page.limit) return { ...all, hits, mode: 'nearest' }
  }
  return { ...all, mode: 'nearest' }
}

async function readRanked(
  ctx: Asker,
  { language, asOf, limit, cursor }: HitRequest,
  filters: ListingFilters,
): Promise<Page> {
  const { match } = filters
  if (!match) throw new Error('nothing to be relevant to')
  const page = await listRankedHits(
    ctx.db,
    { ...filters, match },
    {
      ranking: {
        exact: language.exact ?? match,
        preferred: language.preferred,
        categories: language.categories.flatMap((slug) => findCategory(slug)?.id ?? []),
        conditions: language.conditions,
        nudges: language.nudges,
        openings: language.openings,
        heads: language.heads,
        isCheap: language.isCheap,
        deal: language.deal,
        free: language.free,
        asOf,
      },
      limit: limit + SPARE,
      after: cursor,
      without: cursor?.lead ?? [],
      write: await usableConcepts(ctx),
    },
  )
  const isAll = page.total < capOf(filters)
  return { ...page, mode: 'relevance', rest: isAll ? undefined : (page.last ?? undefined) }
}
