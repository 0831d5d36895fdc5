import { sql } from 'kysely'
import type { Sql } from './sql/listing-filters.ts'

/** Paid ads at the head of a result page, at most. */
const LEADS = 3
const HOUR = 3_600_000

/** The hour in which the lead stays the same. */
export function leadHour(now: Date): number {
  return Math.floor(now.getTime() / HOUR)
}

/**
 * The ids of the paid ads whose turn it is, of a select of ids. Every hour others come first, so that whoever paid is
 * seen; within the hour everybody sees the same.
 */
export function chooseLead(paid: Sql, now: Date): Sql {
  const hour = Math.imul(leadHour(now), 0x9e3779b1)
  // A number that jumps from hour to hour, another one for each ad: 32 bits of a product.
  const mixed = sql`((id # ${hour}::integer)::bigint * 2246822507 & 4294967295)`
  return sql`select id from (select id, ${mixed} as mixed from (${paid}) paid) turns
    order by mixed # (mixed >> 13) limit ${sql.lit(LEADS)}`
}
