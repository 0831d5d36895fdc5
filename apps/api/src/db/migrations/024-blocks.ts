import { type Kysely, sql } from 'kysely'

/** People who blocked each other, and reports that point to what was said in a conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocks (
      id integer generated always as identity primary key,
      blocker_id integer not null references users (id) on delete cascade,
      blocked_id integer not null references users (id) on delete cascade,
      created_at timestamptz(3) not null,
      check (blocker_id <> blocked_id),
      -- Once for each pair; asked, both ways round, by each message and for each conversation of a list.
      unique (blocker_id, blocked_id)
    )`.execute(db)
  // Deleting an account looks for those who had blocked it.
  await sql`create index blocks_blocked on blocks (blocked_id)`.execute(db)
  // The report stays when the conversation goes, which takes both of its people to leave.
  await sql`
    alter table user_reports
      add column conversation_id integer references conversations (id) on delete set null,
      add column message_id integer references messages (id) on delete set null`.execute(db)
  // Deleting a conversation, and its messages with it, looks for reports of them here. Few reports have either.
  await sql`create index user_reports_conversation on user_reports (conversation_id)
    where conversation_id is not null`.execute(db)
  await sql`create index user_reports_message on user_reports (message_id)
    where message_id is not null`.execute(db)
}
