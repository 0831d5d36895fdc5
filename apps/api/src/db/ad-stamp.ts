// One state of an ad, as a text that no other state of it has.
import { type RawBuilder, sql } from 'kysely'

/**
 * Of a row of `listings`: another text after any change of the row or of its photos, whatever made it. PostgreSQL
 * writes a row anew with each change (`ctid`, `xmin`), so no list of what may change has to be kept. Nothing of another
 * table stands on an ad in a list. Only for rows that a transaction has left behind: within one it is not to be used.
 */
export const AD_STAMP: RawBuilder<string> = sql<string>`listings.ctid::text || ' ' || listings.xmin || coalesce((
  select string_agg(' ' || photos.id || '.' || photos.xmin, '') from photos where photos.listing_id = listings.id), '')`

/** The stamp of the ad with the id that this expression names; null where there is none any more. */
export function stampOf(id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select ${AD_STAMP} from listings where listings.id = ${id})`
}
