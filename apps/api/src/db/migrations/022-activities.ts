import { type Kysely, sql } from 'kysely'

/** What people do (Activity), how often in all, and who was made an administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // bigint: rows come and go, numbers only come.
  await sql`
    create table activities (
      id bigint generated always as identity primary key,
      action text not null check (action in
        ('login', 'logout', 'create_listing', 'view_listing', 'search', 'registration')),
      user_id integer references users (id) on delete cascade,
      entity_type text,
      entity_id integer,
      metadata jsonb not null default '{}',
      created_at timestamptz(3) not null
    )`.execute(db)
  // Deleting an account, and its export.
  await sql`create index activities_by_user on activities (user_id)
    where user_id is not null`.execute(db)
  // The last day's people, and what is to be forgotten. Rows lie in the order of their times: a few bytes
  // for each range of them, so that writing costs nothing more.
  await sql`create index activities_by_age on activities using brin (created_at)
    with (pages_per_range = 32, autosummarize = on)`.execute(db)
  // Figures that need no rows: a day is 144 spans, however many people came. Nobody is in it.
  await sql`
    create table activity_counts (
      since timestamptz(3) not null,
      action text not null,
      count integer not null,
      primary key (since, action)
    )`.execute(db)
  // Charts begin with what is known: views of before, at the beginning of their day.
  await sql`
    insert into activity_counts (since, action, count)
    select event_date::timestamp at time zone 'America/Puerto_Rico', 'view_listing', sum(count)
    from business_analytics where event_type = 'view' and event_date > current_date - 40
    group by event_date`.execute(db)
  // Ads of the last days, sold and switched off ones included; ads are written in the order of their times.
  await sql`create index listings_by_age on listings using brin (created_at)
    with (pages_per_range = 32, autosummarize = on)`.execute(db)
  await sql`
    create table role_changes (
      id integer generated always as identity primary key,
      user_id integer references users (id) on delete set null,
      role text not null check (role in ('user', 'admin')),
      made_by text not null,
      created_at timestamptz(3) not null
    )`.execute(db)
  // Deleting an account, and its export.
  await sql`create index role_changes_by_user on role_changes (user_id)`.execute(db)
}
