// Whether PostgreSQL's log (WAL) reaches its archive, without which the database cannot be restored to any second.
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Whether the last try to archive failed and none has succeeded since. False where nothing is archived. */
export async function isArchiveFailing(db: Database): Promise<boolean> {
  const { rows } = await sql<{ fails: boolean }>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails
    from pg_stat_archiver`.execute(db)
  return rows[0]?.fails ?? false
}
