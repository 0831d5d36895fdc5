// Up to where in the log an account has written, so that a replica that has not come so far does not answer it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged, and without a reference, which would lock the person's row: a line lives for a minute. After a crash the
  // table is empty, and replicas are not used until they have all that stands then.
  await sql`
    create unlogged table recent_writes (
      writer_id integer primary key,
      lsn pg_lsn not null,
      at timestamptz(3) not null
    )`.execute(db)
  // What is to be forgotten.
  await sql`create index recent_writes_by_age on recent_writes (at)`.execute(db)
}
