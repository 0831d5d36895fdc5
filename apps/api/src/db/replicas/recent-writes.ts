// Up to where in the log an account has written, for the processes that answer what it reads next.
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Notes that these accounts have just written: what reads for them must have replayed as much. */
export async function noteWrites(db: Database, userIds: readonly number[]): Promise<void> {
  // Asked under the lock of the row, so that of two at once the later place stays.
  await sql`
    insert into recent_writes (writer_id, lsn, at)
    select id, pg_current_wal_flush_lsn(), now() from unnest(${userIds}::integer[]) id order by id
    on conflict (writer_id) do update set lsn = pg_current_wal_flush_lsn(), at = now()`.execute(db)
}

/** Forgets what is older than a minute: a replica that is so far behind is not used. */
export async function forgetRecentWrites({ db }: { db: Database }): Promise<void> {
  await sql`delete from recent_writes where at < now() - interval '1 minute'`.execute(db)
}
