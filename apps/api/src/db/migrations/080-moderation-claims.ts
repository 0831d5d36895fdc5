import { type Kysely, sql } from 'kysely'

/** Who of the administration has which case open; good for some seconds after `seen_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderation_claims (
      case_id text primary key,
      admin_id integer not null references users (id) on delete cascade,
      seen_at timestamptz(3) not null
    )`.execute(db)
  // Deleting an account looks for its claims here.
  await sql`create index moderation_claims_admin on moderation_claims (admin_id)`.execute(db)
}
