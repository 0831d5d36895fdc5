import { type Kysely, sql } from 'kysely'

/** What the map of the island shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The ads of a category in each municipality, counted in the index alone: without it each of the
  // category's ads is fetched for its place. Few different pairs, so it stays small.
  await sql`
    create index listings_by_category_place on listings (category_id, municipality)
      where is_active and status <> 'sold'`.execute(db)
}
