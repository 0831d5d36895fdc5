import { type Kysely, sql } from 'kysely'

/** When a trial of the assistant began that was given anew: null where it began with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column ai_trial_from timestamptz(3)`.execute(db)
}
