// Where and when the two of a conversation meet, what they say on the day, and the links by which they share it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meetings (
      id integer generated always as identity primary key,
      conversation_id integer not null references conversations on delete cascade,
      -- The message that proposed it, and shows what became of it.
      message_id integer not null unique references messages on delete cascade,
      proposer_id integer references users on delete set null,
      starts_at timestamptz(3) not null,
      place text not null,
      -- Of the list of public places; null for one in people's own words.
      place_id text,
      municipality text,
      state text not null default 'proposed'
        check (state in ('proposed', 'accepted', 'declined', 'moved', 'cancelled', 'past')),
      created_at timestamptz(3) not null,
      decided_at timestamptz(3),
      reminded_at timestamptz(3)
    )`.execute(db)
  // Another proposal takes the place of the one before.
  await sql`
    create unique index meetings_open on meetings (conversation_id)
    where state in ('proposed', 'accepted')`.execute(db)
  // Those to remind of, and those whose time is over.
  await sql`
    create index meetings_due on meetings (starts_at)
    where state in ('proposed', 'accepted')`.execute(db)
  // What leaves with a conversation or an account.
  await sql`create index meetings_of on meetings (conversation_id, id desc)`.execute(db)
  await sql`create index meetings_proposer on meetings (proposer_id)`.execute(db)
  await sql`
    create table meeting_steps (
      meeting_id integer not null references meetings on delete cascade,
      user_id integer not null references users on delete cascade,
      step text not null check (step in ('coming', 'arrived')),
      created_at timestamptz(3) not null,
      primary key (meeting_id, user_id, step)
    )`.execute(db)
  await sql`create index meeting_steps_user on meeting_steps (user_id)`.execute(db)
  await sql`
    create table meeting_shares (
      id integer generated always as identity primary key,
      meeting_id integer not null references meetings on delete cascade,
      user_id integer not null references users on delete cascade,
      -- The link's own key is known to those who were given it alone.
      token_hash bytea not null unique,
      created_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index meeting_shares_of on meeting_shares (meeting_id, user_id)`.execute(db)
  await sql`create index meeting_shares_user on meeting_shares (user_id)`.execute(db)
}
