import { type Kysely, sql } from 'kysely'

/** Messages that the administration took out of a conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What was said moves here, so that nothing that reads messages, not even a server of the last version, can
  // show it. It goes with its conversation.
  await sql`
    create table removed_messages (
      message_id integer primary key references messages (id) on delete cascade,
      decision_id integer not null unique references moderation_decisions (id),
      content text not null,
      message_type text not null,
      removed_at timestamptz(3) not null
    )`.execute(db)
  // When a message was taken out or brought back: devices keep what they have read, and ask what changed since.
  await sql`alter table messages add column changed_at timestamptz(3)`.execute(db)
}
