import { type Kysely, sql } from 'kysely'

/** A second factor by an authenticator app, its recovery codes, and sign-ins that wait for a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The secret is encrypted with a key that the database does not have. Codes of `last_step` and before are used.
  await sql`
    create table second_factors (
      user_id integer primary key references users (id) on delete cascade,
      secret bytea not null,
      last_step bigint not null default 0,
      created_at timestamptz(3) not null,
      confirmed_at timestamptz(3)
    )`.execute(db)
  // The primary key finds a code of a person, and the ones they have left.
  await sql`
    create table recovery_codes (
      user_id integer not null references users (id) on delete cascade,
      code_hash bytea not null,
      used_at timestamptz(3),
      primary key (user_id, code_hash)
    )`.execute(db)
  await sql`
    create table sign_in_tickets (
      token_hash bytea primary key,
      user_id integer not null references users (id) on delete cascade,
      tries smallint not null default 0,
      expires_at timestamptz(3) not null
    )`.execute(db)
  // A person's tickets end with their sessions.
  await sql`create index sign_in_tickets_by_user on sign_in_tickets (user_id)`.execute(db)
}
