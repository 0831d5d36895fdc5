import { type Kysely, sql } from 'kysely'

/** Adds when a business is open, in its own words, and closes the kinds of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column business_hours text,
      add constraint users_account_type check (account_type in ('personal', 'business'))`.execute(
    db,
  )
}
