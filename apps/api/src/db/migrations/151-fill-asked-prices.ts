// The prices of ads of before: known to stand since the ad was last changed, which is no earlier than they did.
import { type Kysely, sql } from 'kysely'

const PART = 2000

/** In parts, each of ads without a history: what is begun again goes on where it stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after: number | null = 0
  while (after !== null) after = await fillPart(db, after)
}

/**
 * Of an ad whose price changes at this moment two rows say the same of the time before: they are read by their
 * times, so neither takes the place of the other.
 */
async function fillPart(db: Kysely<unknown>, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with part as (
      select id, price, category_id, is_active and status <> 'sold' as is_public, updated_at
      from listings where id > ${after} order by id limit ${PART}
    ), filled as (
      insert into listing_prices (listing_id, price, category_id, is_public, since)
      select id, price, category_id, is_public, updated_at from part
      where not exists (select from listing_prices where listing_id = part.id)
    )
    select max(id) as last from part`.execute(db)
  return rows[0]?.last ?? null
}
