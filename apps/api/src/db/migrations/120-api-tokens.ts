// Tokens with which programs of a business act for it, and what they were used for.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_tokens (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      scopes text[] not null,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index api_tokens_user on api_tokens (user_id)`.execute(db)
  await sql`
    create table api_token_uses (
      token_id integer not null references api_tokens on delete cascade,
      minute timestamptz not null,
      -- Method and path as documented: no id and no query.
      call text not null,
      status smallint not null,
      count integer not null,
      primary key (token_id, minute, call, status)
    )`.execute(db)
  // The clean-up reads the oldest.
  await sql`create index api_token_uses_minute on api_token_uses (minute)`.execute(db)
}
