import { type Kysely, sql } from 'kysely'

/** Calls of the assistant that are running, what they cost day by day, and what sold ads had asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A row stands while its call runs, in whichever process: it holds what is given back when the call
  // fails, or when the process does.
  await sql`
    create table assistant_calls (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      is_counted boolean not null,
      counted_until timestamptz(3),
      day date not null,
      reserved bigint not null,
      started_at timestamptz(3) not null
    )`.execute(db)
  // How many of one person run, and what leaves with an account.
  await sql`create index assistant_calls_by_user on assistant_calls (user_id)`.execute(db)
  // One row for each day of Puerto Rico's calendar, in millionths of a dollar; it also keeps those who
  // begin at the same moment in line.
  await sql`
    create table assistant_spending (
      day date primary key,
      micro_dollars bigint not null default 0,
      calls integer not null default 0
    )`.execute(db)
  // Sold ads leave every list, so no other index knows their words: what they asked for is a price too.
  await sql`
    create index listings_sold_words on listings using gin (words, category_id)
      where status = 'sold'`.execute(db)
}
