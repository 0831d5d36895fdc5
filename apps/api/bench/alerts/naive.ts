// The naive way, on a sample: saved searches run as the search page runs them, and ads held against
// every search. Both must find what the inverted match found.

import { SearchQuery } from '@wepa/domain/search/query'
import { savedFilters } from '@wepa/domain/search/saved-filters'
import { sql } from 'kysely'
import type { Deps } from '../../src/context.ts'
import { isFound } from '../../src/db/sql/listing-filters.ts'
import { toSavedSearch } from '../../src/db/sql/saved-search-row.ts'
import { resolveFilters } from '../../src/features/search/resolve-filters.ts'

type Ctx = Pick<Deps, 'db' | 'clock' | 'log'>

const SEARCHES = 400

/** Runs a sample of searches over all the new ads. The time for an ad is that of all searches, by the sample. */
export async function compareWithNaive(ctx: Ctx, ids: readonly number[]) {
  const rows = await ctx.db
    .selectFrom('savedSearches')
    .selectAll()
    .orderBy(sql`md5(id::text)`)
    .limit(SEARCHES)
    .execute()
  const { total } = await ctx.db
    .selectFrom('savedSearches')
    .select((searches) => searches.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let spent = 0
  let matches = 0
  let differences = 0
  for (const row of rows) {
    const filters = await resolveFilters(ctx, SearchQuery.parse(savedFilters(toSavedSearch(row))))
    const start = performance.now()
    const found = filters ? await findNaively(ctx, filters, ids) : []
    spent += performance.now() - start
    const hits = await ctx.db
      .selectFrom('savedSearchHits')
      .select('listingId')
      .where('searchId', '=', row.id)
      .orderBy('listingId')
      .execute()
    matches += found.length
    if (hits.map(({ listingId }) => listingId).join() === found.join()) continue
    differences++
    ctx.log.warn({ query: row.query, found: found.length, hits: hits.length }, 'a search differs')
  }
  return {
    perAd: (spent / rows.length / ids.length) * total,
    ads: ids.length,
    searches: rows.length,
    matches,
    differences,
  }
}

async function findNaively(
  ctx: Ctx,
  filters: Parameters<typeof isFound>[0],
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where id = any(${ids}::int[]) and ${isFound(filters)} order by id`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}
