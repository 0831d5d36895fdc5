import { type Kysely, sql } from 'kysely'

/** Creates the outbox of mails and the notifications, and what a person wants to hear of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A letter waits here in the transaction that causes it; a job sends it and then empties it, for
  // letters carry secrets (links, codes). It goes with the account it is about.
  await sql`
    create table mails (
      id integer generated always as identity primary key,
      user_id integer references users (id) on delete cascade,
      recipient text not null,
      subject text not null,
      body_text text,
      body_html text,
      unsubscribe_url text,
      created_at timestamptz(3) not null default now(),
      sent_at timestamptz(3),
      check (sent_at is not null or (body_text is not null and body_html is not null))
    )`.execute(db)
  // Deleting a person takes their letters: without it, a full scan for each deleted account.
  await sql`create index mails_by_user on mails (user_id) where user_id is not null`.execute(db)
  // The clean-up of what was sent long ago.
  await sql`create index mails_sent on mails (sent_at) where sent_at is not null`.execute(db)

  await sql`
    create table notifications (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      type varchar(50) not null,
      title varchar(255) not null,
      message text not null,
      related_id integer,
      is_read boolean not null default false,
      key text,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  // One's list, newest first, page by page.
  await sql`create index notifications_by_user on notifications (user_id, id desc)`.execute(db)
  // The badge counts unread rows alone, every 30 s for everybody who is here.
  await sql`create index notifications_unread on notifications (user_id) where not is_read`.execute(
    db,
  )
  // A job or a tap that comes twice tells once.
  await sql`create unique index notifications_key on notifications (user_id, key)
    where key is not null`.execute(db)
  // The clean-up of old ones.
  await sql`create index notifications_by_age on notifications (created_at)`.execute(db)

  await sql`
    alter table users
      add column email_notifications boolean not null default true,
      add column push_notifications boolean not null default true`.execute(db)
}
