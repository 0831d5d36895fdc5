import { type Kysely, sql } from 'kysely'

/**
 * The limits of price among a saved search's words ('hasta 200'), beside those that were chosen and hold instead.
 * Null asks for any price, as searches do that are read before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_searches
      add column asked_min_price numeric(10, 2),
      add column asked_max_price numeric(10, 2)`.execute(db)
}
