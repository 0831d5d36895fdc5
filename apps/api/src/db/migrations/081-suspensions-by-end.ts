import { type Kysely, sql } from 'kysely'

/** Suspensions that end by themselves, and in the audit trail for how many days they were meant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column suspended_until timestamptz(3)`.execute(db)
  await sql`alter table moderation_decisions add column days integer`.execute(db)
}
