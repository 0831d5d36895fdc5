import type { Suite } from '../harness.ts'

/** Whether something in this suite's database waits for what another transaction holds. */
export async function isAnybodyWaiting({ database }: Suite): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
