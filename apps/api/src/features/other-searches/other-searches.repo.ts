// Whether a search would find anything, and how many of some ads it finds.
import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../db/database.ts'
import {
  allOf,
  conditionsOf,
  fits,
  isFound,
  type ListingFilters,
  type Sql,
} from '../../db/sql/listing-filters.ts'
import { newestWithWords, type WithWords } from '../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../db/sql/text-query.ts'

/**
 * So many of the newest ads with the words are held against prices and the like, and so many of them must fit: to look
 * for the one cheap car among all cars, and to count such ads, would cost more than all else of an answer.
 */
const POOL = 400
const FITTING = 20

type Screening = { without: readonly number[]; write: QueryWriter }

/** Which of these searches find ads that are not among `without`, in one statement; by their index. */
export async function findFruitful(
  db: ReadDatabase,
  searches: readonly ListingFilters[],
  { without, write }: Screening,
): Promise<ReadonlySet<number>> {
  if (searches.length === 0) return new Set()
  const shown = without.length > 0 ? sql`id <> all(${without})` : sql`true`
  const each = searches.map((filters, index) => {
    const { match } = filters
    const finds = match
      ? isFruitful({ ...filters, match }, shown, write)
      : sql`exists (select from listings where ${isFound(filters)} and ${shown})`
    return sql`select ${sql.lit(index)} as index where ${finds}`
  })
  const { rows } = await sql<{
    index: number
  }>`${kept} ${sql.join(each, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ index }) => index))
}

/** True where enough of the newest ads with the words fit; of few ads one is enough. */
function isFruitful(filters: WithWords, shown: Sql, write: QueryWriter): Sql {
  const { now, match, categoryId, municipality, region, location, circle, ...others } = filters
  const { attributes, seller, ...rest } = others
  // The index narrows by these, all others are looked at in the ads themselves.
  const indexed = { now, match, categoryId, municipality, region, location, circle, attributes }
  const newest = (limit: number) =>
    newestWithWords(indexed, {
      columns: sql`id, created_at, price_numeric, price_max, condition, words, attributes,
        is_featured, featured_plan, featured_expires_at`,
      limit,
      until: now,
      write,
      besides: shown,
    })
  const fitting = [
    ...conditionsOf({ now, ...rest }),
    ...(seller
      ? [
          sql`exists (select from listings
            where listings.id = pool.id and ${fits.seller(seller, now)})`,
        ]
      : []),
  ]
  if (fitting.length === 0) return sql`exists (${newest(1)})`
  return sql`(select fitting >= ${sql.lit(FITTING)} or (fitting > 0 and found < ${sql.lit(POOL)})
    from (select count(*) as found, count(*) filter (where ${allOf(fitting)}) as fitting
      from (${newest(POOL)}) pool) counted)`
}

/** How many of these ads a search finds. */
export async function countFoundAmong(
  db: ReadDatabase,
  filters: ListingFilters,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from listings
    where id = any(${ids}) and ${isFound(filters)}`.execute(db)
  return rows[0]?.count ?? 0
}
