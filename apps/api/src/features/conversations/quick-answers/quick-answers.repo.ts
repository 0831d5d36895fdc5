import type { Database } from '../../../db/database.ts'

export async function findQuickAnswers(db: Database, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('quickAnswers')
    .select('texts')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.texts ?? []
}

export async function putQuickAnswers(
  db: Database,
  userId: number,
  texts: string[],
): Promise<void> {
  await db
    .insertInto('quickAnswers')
    .values({ userId, texts })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ texts }))
    .execute()
}
