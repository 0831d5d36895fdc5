// SQL of the devices and networks from which people signed in.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Notes marks of a sign-in; answers how many the person had before, and which of these were new. */
export async function upsertMarks(
  db: Database,
  { userId, marks, now }: { userId: number; marks: readonly Buffer[]; now: Date },
): Promise<{ had: number; fresh: Buffer[] }> {
  const before = await db
    .selectFrom('signInMarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('signInMarks')
    .values(marks.map((mark) => ({ userId, mark, lastSeenAt: now })))
    .onConflict((same) => same.columns(['userId', 'mark']).doUpdateSet({ lastSeenAt: now }))
    .returning(['mark', sql<boolean>`xmax = 0`.as('isNew')])
    .execute()
  return {
    had: Number(before.count),
    fresh: rows.filter(({ isNew }) => isNew).map(({ mark }) => mark),
  }
}

/** Whether a person signed in with this mark before. */
export async function hasMark(db: Database, userId: number, mark: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('signInMarks')
    .select('userId')
    .where('userId', '=', userId)
    .where('mark', '=', mark)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets marks last seen before a time; answers how many. */
export async function deleteOldMarks(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signInMarks')
    .where('lastSeenAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
