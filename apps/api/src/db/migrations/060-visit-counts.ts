// How fast visits were, as counts: nothing says which visit was which, or whose.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_counts (
      day date not null,
      page text not null,
      connection text not null,
      saves_data boolean not null,
      metric text not null,
      bucket smallint not null,
      count integer not null,
      -- The day first: the chart reads the last days, the clean-up the first ones.
      primary key (day, page, connection, saves_data, metric, bucket)
    )`.execute(db)
}
