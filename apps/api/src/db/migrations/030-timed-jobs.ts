import { type Kysely, sql } from 'kysely'

/**
 * When each timed job is due, for all processes together, and which one is at it. By the database's clock,
 * on which all agree.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table timed_jobs (
      name text primary key,
      due_at timestamptz not null,
      -- The process that runs it, until its lease ends; it renews the lease while it runs.
      held_by text,
      held_until timestamptz
    )`.execute(db)
}
