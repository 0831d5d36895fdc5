// What first messages are told apart by, for a day; and the accounts that the machine asks a moderator to look at.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createFirstMessages(db)
  await createSuspicions(db)
}

async function createFirstMessages(db: Kysely<unknown>): Promise<void> {
  // Who began to talk in a conversation, and when; nothing of what they said.
  await sql`
    create table first_messages (
      conversation_id integer primary key references conversations (id) on delete cascade,
      sender_id integer not null references users (id) on delete cascade,
      said_at timestamptz(3) not null
    )`.execute(db)
  // What one person began; also what leaves with their account.
  await sql`create index first_messages_by_sender on first_messages (sender_id, said_at)`.execute(
    db,
  )
  // Who has begun something lately, and what is to be forgotten.
  await sql`create index first_messages_by_age on first_messages (said_at)`.execute(db)
  // Hashes under a key of the server: of its words as messages alike share some, and of the links it names.
  await sql`
    create table first_message_marks (
      hash bigint not null,
      conversation_id integer not null references first_messages (conversation_id) on delete cascade,
      kind text not null check (kind in ('words', 'link')),
      primary key (hash, conversation_id)
    )`.execute(db)
  // The marks of one message; also what leaves with it.
  await sql`
    create index first_message_marks_of_message on first_message_marks (conversation_id)`.execute(
    db,
  )
  await sql`
    insert into server_keys (name, secret)
    values ('first_messages', gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db)
}

async function createSuspicions(db: Kysely<unknown>): Promise<void> {
  // When the machine last counted what somebody does: it comes back once they have done more.
  await sql`
    create table scored_people (
      user_id integer primary key references users (id) on delete cascade,
      scored_at timestamptz(3) not null
    )`.execute(db)
  // What is to be forgotten.
  await sql`create index scored_people_by_age on scored_people (scored_at)`.execute(db)
  await sql`
    create table suspicions (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      -- The highest while it waits, with what it came from: [{part, count, points}].
      score integer not null,
      parts jsonb not null,
      -- Since when new conversations wait for a moderator's look.
      waits_since timestamptz(3),
      status text not null default 'pending' check (status in ('pending', 'resolved')),
      settled_by integer references moderation_decisions (id),
      created_at timestamptz(3) not null
    )`.execute(db)
  // A person waits once; asked at each new conversation.
  await sql`
    create unique index suspicions_of_person on suspicions (user_id) where status = 'pending'`.execute(
    db,
  )
  // What was decided about a person lately; also what leaves with their account.
  await sql`create index suspicions_by_user on suspicions (user_id, id)`.execute(db)
  // The queue: what waits, the oldest first, and what was decided, the last first.
  await sql`
    create index suspicions_waiting on suspicions (created_at, id) where status = 'pending'`.execute(
    db,
  )
  await sql`
    create index suspicions_settled on suspicions (settled_by desc, id desc)
      where settled_by is not null`.execute(db)
}
