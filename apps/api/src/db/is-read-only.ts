import { sql } from 'kysely'
import type { Database } from './database.ts'

/** True of a standby, of a primary that was demoted, and of one that was told to take no writes. */
export async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db)
  return rows[0]?.isReadOnly ?? true
}
