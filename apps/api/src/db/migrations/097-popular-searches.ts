// How many different people looked for the same thing on a day, and nothing of who they were.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A day's secret, without which its marks say nothing; deleted with them.
  await sql`
    create table search_secrets (
      day date primary key,
      secret bytea not null
    )`.execute(db)
  // mark: a hash of the secret, the person and this very text, so that no two texts are seen to be one person's.
  await sql`
    create table search_marks (
      day date not null,
      text text not null,
      mark bytea not null,
      primary key (day, text, mark)
    )`.execute(db)
  await sql`
    create table search_people (
      day date not null,
      text text not null,
      people integer not null,
      -- The day first: the clean-up reads the first ones.
      primary key (day, text)
    )`.execute(db)
  // What may be suggested, read again and again; most of a day's texts are one person's.
  await sql`create index search_people_popular on search_people (day) where people >= 5`.execute(db)
}
