import { type Kysely, sql } from 'kysely'

/**
 * Who works under an Idempotency-Key says so every two seconds; a key whose process died is free soon after. Rows
 * of servers that do not know the column have none, and are left by their age as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column renewed_at timestamptz(3)`.execute(db)
}
