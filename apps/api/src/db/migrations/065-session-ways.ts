import { type Kysely, sql } from 'kysely'

/** How each session was opened; null for those from before, and of a server that does not say yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column opened_by text`.execute(db)
}
