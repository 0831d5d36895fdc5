import type { Database } from '../../db/database.ts'

export type AnswerKey = { scope: string; key: string }

/** Takes a key; false when somebody has it already. */
export async function insertKey(
  db: Database,
  key: AnswerKey & { fingerprint: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('idempotencyKeys')
    .values({ ...key, createdAt: now, status: null, body: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** What is known of a key. */
export async function findKey(db: Database, { scope, key }: AnswerKey) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'body', 'createdAt'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Keeps the answer of a key. */
export async function updateAnswer(
  db: Database,
  { scope, key }: AnswerKey,
  answer: { status: number; body: string },
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set(answer)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Frees a key, if it is still the one taken at `createdAt`. */
export async function deleteKey(
  db: Database,
  { scope, key }: AnswerKey,
  createdAt: Date,
): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '=', createdAt)
    .execute()
}

/** Forgets the answers made before `before`; answers how many. */
export async function deleteKeysBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets the answers of one scope. */
export async function deleteKeysOf(db: Database, scope: string): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('scope', '=', scope).execute()
}
