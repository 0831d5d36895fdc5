// Searches that found nothing or were left at once: what was asked, by how many, and by nobody in particular.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_misses (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('none', 'left')),
      words text not null,
      category text not null,
      location text not null,
      -- Tells the people of one search apart, and nothing else: one of 4,096 for each search.
      mark smallint not null,
      day date not null,
      count integer not null,
      results integer not null,
      last_at timestamptz not null,
      unique (kind, words, category, location, day, mark)
    )`.execute(db)
  // The list reads the last days, the clean-up the first ones.
  await sql`create index search_misses_day on search_misses (day)`.execute(db)
  await sql`
    insert into server_keys (name, secret)
    values ('search_misses', gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db)
}
