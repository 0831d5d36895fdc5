// What businesses answer by themselves while they are closed.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table away_replies (
      user_id integer primary key references users on delete cascade,
      is_on boolean not null,
      -- From Sunday to Saturday: {"opens": "09:00", "closes": "17:00"}, or null where it is closed.
      hours jsonb not null,
      text text not null,
      updated_at timestamptz not null
    )`.execute(db)
}
