// The weekly email of businesses: who does not want it, and for which week each was sent.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // No row: wanted, and never sent.
  await sql`
    create table weekly_summaries (
      user_id integer primary key references users on delete cascade,
      is_wanted boolean not null default true,
      -- Stands in the link of the email, which ends it without an account.
      token uuid not null unique default gen_random_uuid(),
      -- The Monday of the last week it was looked at for.
      sent_for date
    )`.execute(db)
}
