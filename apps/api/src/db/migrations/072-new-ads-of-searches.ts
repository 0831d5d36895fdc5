import { type Kysely, sql } from 'kysely'

/** How many ads a person was told of for a saved search since they last looked at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_searches add column new_ads integer not null default 0`.execute(db)
}
