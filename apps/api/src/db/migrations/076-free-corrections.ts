import { type Kysely, sql } from 'kysely'

/** When a photo of a person was last made into an ad: for some minutes, corrections of it take no use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assistant_uses add column last_analysis_at timestamptz(3)`.execute(db)
}
