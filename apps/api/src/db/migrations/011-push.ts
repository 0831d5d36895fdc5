import { type Kysely, sql } from 'kysely'

/** Creates the browsers that take push messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A browser that takes messages: it belongs to the sign-in it was asked in, and goes with it.
  await sql`
    create table push_subscriptions (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      session_id integer not null references sessions (id) on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  // One browser, one row, whoever signs in there next.
  await sql`create unique index push_subscriptions_endpoint on push_subscriptions (endpoint)`.execute(
    db,
  )
  // A sign-in is one browser; and ending a session takes its row without a full scan.
  await sql`create unique index push_subscriptions_session on push_subscriptions (session_id)`.execute(
    db,
  )
  // Each notification asks for the browsers of one person.
  await sql`create index push_subscriptions_by_user on push_subscriptions (user_id)`.execute(db)
}
