// Ads that may be like another one: the newest that share facets with it.
import type { Candidate } from '@wepa/domain/attributes/likeness'
import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../db/database.ts'
import { isPaid, type ListingFilters } from '../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../db/sql/text-query.ts'

/** Of each search the newest are compared; an older ad is hardly the better offer. */
const POOL = 60

type Row = Omit<Candidate, 'price'> & { price: string | null }

/** The newest ads of several searches, each ad once, without the one they are to be like. */
export async function listCandidates(
  db: ReadDatabase,
  searches: readonly ListingFilters[],
  { without, write }: { without: number; write: QueryWriter },
): Promise<Candidate[]> {
  const [first] = searches
  if (!first) return []
  const pools = searches.map((filters) => {
    const pool = newestWithWords(filters, {
      columns: sql`id, price_numeric, latitude, longitude, attributes, created_at,
        ${isPaid(filters.now)} as is_paid`,
      limit: POOL,
      until: filters.now,
      write,
      besides: sql`id <> ${without}`,
    })
    return sql`(${pool})`
  })
  const { rows } = await sql<Row>`${kept}
    select distinct on (id) id, price_numeric::text as price, latitude, longitude, attributes, created_at, is_paid
    from (${sql.join(pools, sql` union all `)}) pools`.execute(db)
  return rows.map(toCandidate)
}

/** The newest ads that a person has for sale, without one. Among one seller's ads nobody pays to lead. */
export async function listNewestOf(
  db: ReadDatabase,
  { userId, without, limit }: { userId: number; without: number; limit: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Row>`${kept}
    select id, price_numeric::text as price, latitude, longitude, attributes, created_at, false as is_paid
    from listings
    where user_id = ${userId} and is_active and status = 'active' and id <> ${without}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(toCandidate)
}

function toCandidate({ price, ...row }: Row): Candidate {
  return { ...row, price: price === null ? null : Number(price) }
}
