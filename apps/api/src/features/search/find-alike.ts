// What is like what was asked, for answers that are short: where the exact ones end, and what follows them.
import { findCategory } from '@wepa/domain/listings/category'
import { municipalityGeo } from '@wepa/domain/places/municipality-geo'
import type { SearchLanguage } from '@wepa/domain/search/language'
import { inTitle, type Nudge, WEAK } from '@wepa/domain/search/reading/nudges'
import { any, type WordQuery } from '@wepa/domain/search/words/word-query'
import type { ReadContext } from '../../context.ts'
import type { ListingFilters } from '../../db/sql/listing-filters.ts'
import type { Hit } from '../../db/sql/result-orders.ts'
import { drawCircle } from './circle.ts'
import { listRankedHits } from './hits/ranked-hits.repo.ts'
import { weighTitles } from './hits/weigh-titles.ts'
import type { Mode } from './search-cursor.ts'
import { usableConcepts } from './usable-concepts.ts'

/** An answer of fewer ads that are just what was asked for is short. */
const SHORT = 8
/** So many ads that are alike are shown, at most. */
const MOST = 12
/** Neighboring towns lie so near, in km. */
const NEIGHBORS = 30

type Asker = Pick<ReadContext, 'db' | 'clock'>

/** `exact`: what was asked for. `alike`: what follows it, ads of another kind that hold the words at the end. */
export type Divided = { exact: number[]; alike: number[] }

/** `lead`: the paid ads before all others. `isPlaceChosen`: the place was chosen beside the words, so its neighbors are not meant. `isMore`: pages follow, with all else that holds the words. */
export type Short = {
  language: SearchLanguage
  filters: ListingFilters
  asOf: Date
  lead: readonly number[]
  isPlaceChosen: boolean
  isMore: boolean
}

/**
 * True for a first page that ends the ads that are just what was asked for, and has few of them. `next`: where the
 * ranking goes on; the titles of what follows there have not been read, so its own score must tell that all is foreign.
 */
export function isShort(
  hits: readonly Hit[],
  next: { mode: Mode; key: string } | undefined,
): boolean {
  const isEnd = !next || (next.mode === 'relevance' && scoreOf(next) < leastOf(hits))
  return isEnd && divide(hits).exact.length < SHORT
}

/** A short answer, the ads of another kind apart, and what is like it. `hits` are in the order of relevance. */
export async function findAlike(ctx: Asker, hits: readonly Hit[], short: Short): Promise<Divided> {
  const { exact, foreign } = divide(hits)
  const known = [...short.lead, ...hits.map(({ id }) => id)]
  const { alike, loose } = short.language
  const near = alike ? await listAlike(ctx, short, alike, known) : []
  const isScarce = exact.length + near.length < SCARCE
  const far = loose && isScarce ? await listAlike(ctx, short, loose, [...known, ...near]) : []
  return { exact, alike: [...near, ...far, ...foreign] }
}

/** Fewer than this, and any word in a title will do. */
const SCARCE = 6

async function listAlike(
  ctx: Asker,
  { language, filters, asOf, isPlaceChosen, isMore }: Short,
  match: WordQuery,
  without: readonly number[],
): Promise<number[]> {
  const { hits } = await listRankedHits(
    ctx.db,
    {
      ...filters,
      ...(isPlaceChosen ? {} : aroundOf(filters)),
      ...(isMore && { without: eitherOf(filters.without, filters.match) }),
      conditions: [],
      match,
    },
    {
      ranking: {
        exact: language.exact ?? match,
        preferred: language.preferred,
        categories: language.categories.flatMap((slug) => findCategory(slug)?.id ?? []),
        conditions: language.conditions,
        nudges: [...language.nudges, ...language.clauses.flatMap(worthOf)],
        openings: language.openings,
        heads: language.heads,
        isCheap: language.isCheap,
        deal: language.deal,
        free: language.free,
        town: filters.municipality,
        asOf,
      },
      limit: MOST,
      after: undefined,
      without,
      write: await usableConcepts(ctx),
    },
  )
  return weighTitles(hits, language)
    .filter((hit) => scoreOf(hit) > 2 * WEAK)
    .map(({ id }) => id)
}

/** What comes on a page of its own is not shown here as well. */
function eitherOf(...queries: readonly (WordQuery | undefined)[]): WordQuery {
  return any(queries.filter((query) => query !== undefined))
}

/** A word that is met counts, in the title more. */
function worthOf(query: WordQuery): Nudge[] {
  return [
    { query: inTitle(query), worth: 4 },
    { query, worth: 1 },
  ]
}

/** Ads whose title says another thing are foreign; those that only speak of the thing are, where others name it. */
export function divide(hits: readonly Hit[]): { exact: number[]; foreign: number[] } {
  const least = leastOf(hits)
  const exact = hits.filter((hit) => scoreOf(hit) >= least).map(({ id }) => id)
  return { exact, foreign: hits.map(({ id }) => id).filter((id) => !exact.includes(id)) }
}

/** The score from which on an ad is what was asked for. */
function leastOf(hits: readonly Hit[]): number {
  return Math.max(...hits.map(scoreOf)) >= 0 ? 0 : 2 * WEAK
}

function scoreOf({ key }: Pick<Hit, 'key'>): number {
  return Number(key) / 1e6
}

/** Around the municipality rather than within it. */
function aroundOf({ municipality }: ListingFilters): Partial<ListingFilters> {
  const center = municipality === undefined ? undefined : municipalityGeo(municipality)
  if (!center) return {}
  const circle = drawCircle(center.latitude, center.longitude, NEIGHBORS)
  return { municipality: undefined, circle }
}
