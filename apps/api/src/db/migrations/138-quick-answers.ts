// Answers of one's own that people keep to pick instead of typing them.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quick_answers (
      user_id integer primary key references users on delete cascade,
      texts text[] not null check (cardinality(texts) <= 10)
    )`.execute(db)
}
