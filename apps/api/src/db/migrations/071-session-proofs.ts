import { type Kysely, sql } from 'kysely'

/** When the person of a session last proved who they are; null where that was at signing in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proven_at timestamptz(3)`.execute(db)
}
