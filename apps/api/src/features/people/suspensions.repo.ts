// Keeping a person out, and letting them in again.
import type { Database } from '../../db/database.ts'

/** Since when and until when a person is suspended; undefined for nobody. */
export async function findSuspension(db: Database, id: number): Promise<Suspension | undefined> {
  return db
    .selectFrom('users')
    .select(['suspendedAt', 'suspendedUntil'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** People whose suspension has run out, by rising ids. */
export async function listRunOut(
  db: Database,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('users')
    .select('id')
    .where('suspendedUntil', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** `suspendedUntil` null: without end. */
export type Suspension = { suspendedAt: Date | null; suspendedUntil: Date | null }

export type Standing = Suspension & {
  id: number
  role: 'user' | 'admin'
  email: string
  fullName: string
}

/** Holds a person's row until the transaction ends: nothing of theirs is published or sent beside it. */
export async function lockStanding(db: Database, id: number): Promise<Standing | undefined> {
  return (
    db
      .selectFrom('users')
      .select(['id', 'role', 'email', 'fullName', 'suspendedAt', 'suspendedUntil'])
      .where('id', '=', id)
      // Of an account whose rows still go nobody is left to be let in again.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('accountErasures').select('userId').whereRef('userId', '=', 'users.id'),
          ),
        ),
      )
      // Deleted by its person: the administration has nothing to suspend or restore.
      .where('closedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
  )
}

export async function updateSuspension(
  db: Database,
  id: number,
  suspension: Suspension,
): Promise<void> {
  await db.updateTable('users').set(suspension).where('id', '=', id).execute()
}
