import { type Kysely, sql } from 'kysely'

/** What of the day's money for the assistant went to people in their trial: they get a part of it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assistant_spending
    add column trial_micro_dollars bigint not null default 0`.execute(db)
  await sql`alter table assistant_calls
    add column is_trial boolean not null default false`.execute(db)
}
