import { type Kysely, sql } from 'kysely'

/** Who sells, among what a saved search asks for; null asks for everybody, as all do that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_searches add column seller text`.execute(db)
}
