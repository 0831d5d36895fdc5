import { type Kysely, sql } from 'kysely'

/** What people write to the administration: letters from the contact form, and reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A letter is its writer's own and goes with their account.
  await sql`
    create table contact_messages (
      id integer generated always as identity primary key,
      reference text not null unique,
      user_id integer references users (id) on delete cascade,
      name text not null,
      email text not null,
      category text not null,
      subject text not null,
      message text not null,
      status text not null default 'pending' check (status in ('pending', 'resolved')),
      admin_notes text,
      resolved_at timestamptz(3),
      created_at timestamptz(3) not null
    )`.execute(db)
  // A report outlives its writer, the reported and the ad: what it says still has to be looked into.
  await sql`
    create table user_reports (
      id integer generated always as identity primary key,
      reference text not null unique,
      reporter_id integer references users (id) on delete set null,
      reported_user_id integer references users (id) on delete set null,
      reported_listing_id integer references listings (id) on delete set null,
      listing_title text,
      report_type text not null,
      description text not null,
      status text not null default 'pending' check (status in ('pending', 'resolved')),
      admin_notes text,
      resolved_at timestamptz(3),
      created_at timestamptz(3) not null
    )`.execute(db)
  // Deleting an account or an ad looks for them here.
  await sql`create index contact_messages_user on contact_messages (user_id)`.execute(db)
  await sql`create index user_reports_reporter on user_reports (reporter_id)`.execute(db)
  await sql`create index user_reports_reported on user_reports (reported_user_id)`.execute(db)
  await sql`create index user_reports_listing on user_reports (reported_listing_id)`.execute(db)
  // What still waits, oldest first, however much was done before.
  await sql`create index contact_messages_waiting on contact_messages (id)
    where status = 'pending'`.execute(db)
  await sql`create index user_reports_waiting on user_reports (id)
    where status = 'pending'`.execute(db)
}
