import { type Kysely, sql } from 'kysely'

/** Lines of the audit trail say from where something was done; those of before, and of the last version, do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_decisions add column ip text`.execute(db)
}
