import { type Kysely, sql } from 'kysely'

/** Passkeys of people, and the challenges that wait to be signed with one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    )`.execute(db)
  await sql`create index passkeys_by_user on passkeys (user_id)`.execute(db)
  // Without a person it is for signing in. It is deleted when it is used: none is good twice.
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      user_id integer references users (id) on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index passkey_challenges_by_user on passkey_challenges (user_id)`.execute(db)
  await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db)
}
