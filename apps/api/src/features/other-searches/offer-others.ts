// A search that found nothing exact: which others would find something, and how much.

import { findCategory } from '@wepa/domain/listings/category'
import { readSearch } from '@wepa/domain/search/language'
import { MOST_OTHERS, type OtherSearch } from '@wepa/domain/search/others/other-search'
import type { SearchQuery } from '@wepa/domain/search/query'
import type { ReadContext } from '../../context.ts'
import type { ListingFilters } from '../../db/sql/listing-filters.ts'
import { listLeftOut } from '../dismissals/list-left-out.ts'
import { correctSpelling } from '../search/correct-spelling.ts'
import { findBest, type Search } from '../search/find-ads.ts'
import { divide, isShort } from '../search/find-alike.ts'
import { placeOf, readFilters } from '../search/read-filters.ts'
import { usableConcepts } from '../search/usable-concepts.ts'
import { type Looser, listLooser, listLoosest } from './list-looser.ts'
import { countFoundAmong, findFruitful } from './other-searches.repo.ts'

/**
 * At most MOST_OTHERS searches that ask for less than this one, what gives up least first, each with the number of ads
 * that its page shows to whoever asks: no ad counts that they have dismissed. One statement finds which of them find
 * anything, then each is searched as its page does it.
 */
export async function offerOthers(ctx: ReadContext, query: SearchQuery): Promise<OtherSearch[]> {
  const leftOut = await listLeftOut(ctx)
  const language = read(query)
  const corrections = await correctSpelling(ctx, read({ ...query, literal: undefined }).unknown)
  const find = (candidates: readonly Looser[], most: number) =>
    countAll(ctx, candidates, { query, leftOut, corrections, most })
  const offered = await find(listLooser(query, language), MOST_OTHERS)
  if (offered.length > 0) return offered
  // Who asked for much is not led to everything.
  return find(listLoosest(query), 1)
}

type Asked = {
  query: SearchQuery
  leftOut: readonly number[]
  corrections: ReadonlyMap<string, string>
  /** So many are enough. */
  most: number
}

async function countAll(
  ctx: ReadContext,
  candidates: readonly Looser[],
  { query, leftOut, corrections, most }: Asked,
): Promise<OtherSearch[]> {
  const asOf = ctx.clock.now()
  const readings = candidates.flatMap((looser) => {
    const { kind, filters } = looser
    const search = queryOf(query, filters)
    // The words may be misspelt as well: then it is what they mean that finds something.
    const ways =
      kind === 'spelling' || corrections.size > 0 ? [undefined, corrections] : [undefined]
    return ways.flatMap((way): { looser: Looser; read: ListingFilters }[] => {
      const found = readFilters(search, read(search, way), asOf)
      return found ? [{ looser, read: found }] : []
    })
  })
  const write = await usableConcepts(ctx)
  const searches = readings.map(({ read: filters }) => filters)
  const fruitful = await findFruitful(ctx.db, searches, { without: leftOut, write })
  const finding = new Set(readings.flatMap(({ looser }, at) => (fruitful.has(at) ? looser : [])))
  const offered: OtherSearch[] = []
  for (const looser of finding) {
    const { kind, filters } = looser
    if (offered.length === most) break
    // The nearest word for the kind will do.
    if (kind === 'kind' && offered.some((other) => other.kind === kind)) continue
    const counted = await count(ctx, queryOf(query, filters), leftOut)
    if (counted.total > 0) offered.push({ ...looser, ...counted })
  }
  return offered
}

type Counted = Pick<OtherSearch, 'total' | 'isTotalCapped' | 'correctedText'>

/** What the page of a search says it found, without what is left out of this person's lists. */
async function count(
  ctx: ReadContext,
  query: SearchQuery,
  leftOut: readonly number[],
): Promise<Counted> {
  const search = await findBest(ctx, query)
  const { correctedText } = search.language
  const said = correctedText === undefined ? {} : { correctedText }
  const exact = exactOf(query, search)
  if (exact) {
    const shown = exact.filter((id) => !leftOut.includes(id))
    return { total: shown.length, isTotalCapped: false, ...said }
  }
  const { total, isTotalCapped } = search
  const filters = readFilters(query, search.language, ctx.clock.now())
  const isWhole = isTotalCapped || leftOut.length === 0 || !filters
  const hidden = isWhole ? 0 : await countFoundAmong(ctx.db, filters, leftOut)
  return { total: total - hidden, isTotalCapped, ...said }
}

/** The ads of a short answer that are just what was asked for, as its page tells them from those that are alike. */
function exactOf({ literal, sort }: SearchQuery, search: Search): number[] | undefined {
  const { hits, ids, next } = search
  if (literal || sort || !isShort(hits, next)) return undefined
  return [...ids.slice(0, ids.length - hits.length), ...divide(hits).exact]
}

function queryOf({ limit }: SearchQuery, filters: Looser['filters']): SearchQuery {
  return { ...filters, limit, isAlikeIncluded: true }
}

function read(query: SearchQuery, corrections?: ReadonlyMap<string, string>) {
  return readSearch(query.search ?? '', {
    category: query.category === undefined ? undefined : findCategory(query.category)?.slug,
    place: placeOf(query),
    isLiteral: query.literal,
    corrections,
  })
}
