import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Runs `work` while holding a lock of this name in the database; answers false without running it
 * when another process holds it. The lock lives on a connection of its own: it ends with the
 * process, however that ends.
 */
export async function withAdvisoryLock(
  db: Database,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`job:${name}`}, 0)`
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${key}) as "isMine"`.execute(connection)
    if (!rows[0]?.isMine) return false
    try {
      await work()
      return true
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}
