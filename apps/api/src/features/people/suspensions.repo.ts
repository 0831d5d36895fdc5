// Keeping a person out, and letting them in again.
import type { Database } from '../../db/database.ts'

/** Since when a person is suspended; null for everybody else, undefined for nobody. */
export async function findSuspendedAt(db: Database, id: number): Promise<Date | null | undefined> {
  const row = await db
    .selectFrom('users')
    .select('suspendedAt')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.suspendedAt
}

export type Standing = {
  id: number
  role: 'user' | 'admin'
  email: string
  fullName: string
  suspendedAt: Date | null
}

/** Holds a person's row until the transaction ends: nothing of theirs is published or sent beside it. */
export async function lockStanding(db: Database, id: number): Promise<Standing | undefined> {
  return (
    db
      .selectFrom('users')
      .select(['id', 'role', 'email', 'fullName', 'suspendedAt'])
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
  suspendedAt: Date | null,
): Promise<void> {
  await db.updateTable('users').set({ suspendedAt }).where('id', '=', id).execute()
}
