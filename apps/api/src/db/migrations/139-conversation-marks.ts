// Conversations that somebody has muted, or put away until something is said there.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation_marks (
      conversation_id integer not null references conversations on delete cascade,
      user_id integer not null references users on delete cascade,
      is_muted boolean not null default false,
      -- Put away with what was said up to this message, 0 where nothing was; null where it is not put away.
      archived_up_to integer,
      primary key (conversation_id, user_id)
    )`.execute(db)
  await sql`create index conversation_marks_user on conversation_marks (user_id)`.execute(db)
}
