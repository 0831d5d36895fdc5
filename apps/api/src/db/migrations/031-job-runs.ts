import { type Kysely, sql } from 'kysely'

/**
 * Who works on the queue, and when each last said so, by the database's clock: what is held by one who died
 * is free soon after. Servers that do not know the table have no row, and are left by their age as before.
 * A few rows: it needs no index but its key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_runs (
      -- What graphile-worker writes into the jobs that it holds.
      id text primary key,
      -- Since when it has been heard without a gap.
      since timestamptz not null default now(),
      heard_at timestamptz not null default now()
    )`.execute(db)
}
