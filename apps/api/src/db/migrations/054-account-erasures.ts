import { type Kysely, sql } from 'kysely'

/** Accounts that are gone for everybody and whose rows go in parts: the list of what is left to do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // With the account's own row, which goes last, the work is done.
  await sql`
    create table account_erasures (
      user_id integer primary key references users (id) on delete cascade,
      begun_at timestamptz(3) not null
    )`.execute(db)
}
