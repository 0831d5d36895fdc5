import type { Database } from '../../db/database.ts'

/** When the person of a session last proved who they are, by signing in or later; undefined when it is over. */
export async function findLastProof(db: Database, sessionId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.coalesce('provenAt', 'createdAt').as('at'))
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.at
}

/** Notes a proof for a session. */
export async function updateProof(db: Database, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ provenAt: now }).where('id', '=', sessionId).execute()
}
