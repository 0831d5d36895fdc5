// Text messages on their way to phones, and which accounts have proven a number.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_messages (
      id integer generated always as identity primary key,
      -- Null once the account is gone: its messages count all the same, or deleting accounts would be a way to send on.
      user_id integer references users on delete set null,
      phone text not null,
      -- Emptied once it has left, or leaves no more.
      body text,
      ends_at timestamptz not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      dropped_at timestamptz
    )`.execute(db)
  // What was sent within a day: to a number, by an account, in all.
  await sql`create index text_messages_phone on text_messages (phone, created_at)`.execute(db)
  await sql`create index text_messages_user on text_messages (user_id, created_at)`.execute(db)
  await sql`create index text_messages_age on text_messages (created_at)`.execute(db)
  // Not unique: the team may have approved a number by hand for several accounts.
  await sql`
    create index user_verifications_phone on user_verifications (target)
    where verification_type = 'phone' and status = 'approved'`.execute(db)
}
