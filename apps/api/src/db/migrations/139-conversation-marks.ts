// Conversations that somebody has muted, or put away until something is said there.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation_marks (
      conversation_id integer not null references conversations on delete cascade,
      user_id integer not null references users on delete cascade,
      is_muted boolean not null default false,
      -- Put away what was said until then.
      archived_at timestamptz(3),
      primary key (conversation_id, user_id)
    )`.execute(db)
  await sql`create index conversation_marks_user on conversation_marks (user_id)`.execute(db)
}
