import { type Kysely, sql } from 'kysely'

/** Lets a sign-in from a device or a network that an account never used be told from the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a device and a network only a hash bound to the account: enough to know them again. The primary key
  // finds a person's marks, and lets two sign-ins at the same moment count a device as new once.
  await sql`
    create table sign_in_marks (
      user_id integer not null references users (id) on delete cascade,
      mark bytea not null,
      last_seen_at timestamptz(3) not null,
      primary key (user_id, mark)
    )`.execute(db)
  // The clean-up of what was not used for long.
  await sql`create index sign_in_marks_by_age on sign_in_marks (last_seen_at)`.execute(db)
}
