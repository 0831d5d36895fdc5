import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type AnswerKey = { scope: string; key: string }
/** A key as one call holds it: whoever takes it over has another time. */
export type HeldKey = AnswerKey & { takenAt: Date }

/** When a key that somebody has is free all the same. */
export type Expiry = {
  /** ms since its last renewal, while there is no answer. */
  lease: number
  /** The same, since it was taken, for keys that nobody renews: those of an older server. */
  unrenewed: Date
  /** Answers of before are forgotten. */
  answered: Date
}

/** Takes a key that is free or expired; false when somebody has it. In one statement: of many only one does. */
export async function takeKey(
  db: Database,
  key: AnswerKey & { fingerprint: string },
  now: Date,
  { lease, unrenewed, answered }: Expiry,
): Promise<boolean> {
  const { scope, fingerprint } = key
  const { rows } = await sql`
    insert into idempotency_keys as held (scope, key, fingerprint, created_at, renewed_at)
    values (${scope}, ${key.key}, ${fingerprint}, ${now}, clock_timestamp())
    on conflict (scope, key) do update
    set fingerprint = excluded.fingerprint, created_at = excluded.created_at,
      renewed_at = excluded.renewed_at, status = null, body = null
    where case
      when held.status is not null then held.created_at < ${answered}
      when held.renewed_at is null then held.created_at < ${unrenewed}
      else held.renewed_at < clock_timestamp() - ${lease} * interval '1 millisecond'
    end
    returning key`.execute(db)
  return rows.length > 0
}

/** What is known of a key. */
export async function findKey(db: Database, { scope, key }: AnswerKey) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Says that its answer is still being made. */
export async function updateRenewal(db: Database, { scope, key, takenAt }: HeldKey): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ renewedAt: sql<Date>`clock_timestamp()` })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '=', takenAt)
    .execute()
}

/** Keeps the answer of a key, unless somebody has taken it over. */
export async function updateAnswer(
  db: Database,
  { scope, key, takenAt }: HeldKey,
  answer: { status: number; body: string },
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set(answer)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '=', takenAt)
    .execute()
}

/** Frees a key, unless somebody has taken it over. */
export async function deleteKey(db: Database, { scope, key, takenAt }: HeldKey): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '=', takenAt)
    .execute()
}

/** Forgets answers made before `before`, at most 5,000 at a time; answers how many. */
export async function deleteKeysBefore(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where (scope, key) in (
      select scope, key from idempotency_keys where created_at < ${before}
      order by created_at limit 5000)
      -- Taken over in the meantime: it stays.
      and created_at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Forgets the answers of one scope. */
export async function deleteKeysOf(db: Database, scope: string): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('scope', '=', scope).execute()
}
