// Which verifications the administration has opened: each opening and closing, the last one counts.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verification_openings (
      id integer generated always as identity primary key,
      type text not null,
      is_open boolean not null,
      -- Who of the administration; the line stays when their account goes.
      admin_id integer references users on delete set null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create index verification_openings_last on verification_openings (type, id desc)`.execute(db)
  await sql`
    create index verification_openings_admin on verification_openings (admin_id)`.execute(db)
}
