// The searches in which ads of businesses appeared, counted by day, and who must not be told apart.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // words: '' for a category without words; both '' for what is not kept in its words.
  await sql`
    create table search_appearances (
      user_id integer not null references users on delete cascade,
      day date not null,
      words text not null,
      category text not null,
      appearances integer not null,
      -- Of the places in the list, counted from 1.
      place_sum bigint not null,
      best_place integer not null,
      primary key (user_id, day, words, category)
    )`.execute(db)
  // The clean-up reads the first days.
  await sql`create index search_appearances_day on search_appearances (day)`.execute(db)
  // mark: one of 4,096, another one for the same person with other words. day: the last on which they looked for them.
  await sql`
    create table search_searchers (
      words text not null,
      mark smallint not null,
      day date not null,
      primary key (words, mark)
    )`.execute(db)
  await sql`create index search_searchers_day on search_searchers (day)`.execute(db)
  await sql`
    insert into server_keys (name, secret)
    values ('search_searchers', gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db)
}
