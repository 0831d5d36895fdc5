import type { Database } from '../../db/database.ts'

/** The highest id an ad has, 0 before the first. */
export async function findLastListingId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Public ads (decision B4) with `from` < id <= `to`, by id: a walk along the primary key. */
export async function listPublicListings(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<{ id: number; updatedAt: string }[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'updatedAt'])
    .where('id', '>', from)
    .where('id', '<=', to)
    .where('isActive', '=', true)
    .where('status', 'in', ['active', 'pending'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt.toISOString() }))
}
