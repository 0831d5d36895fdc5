// SQL of the addresses from which inventories are read once a day.
import type { AbsentAds } from '@wepa/domain/inventory/import'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { InventoryFeedsTable } from '../../../db/tables/inventory/imports.ts'

export type FeedRecord = Selectable<InventoryFeedsTable>

export async function findFeed(db: Database, userId: number): Promise<FeedRecord | undefined> {
  return db.selectFrom('inventoryFeeds').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Another address begins anew. */
export async function putFeed(
  db: Database,
  feed: { userId: number; url: string; absent: AbsentAds; nextAt: Date },
): Promise<void> {
  const values = { ...feed, problem: null }
  await db
    .insertInto('inventoryFeeds')
    .values(values)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
}

export async function deleteFeed(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('inventoryFeeds').where('userId', '=', userId).execute()
}

/** Takes the feeds that are due and says when their next time is. Answers whose they are. */
export async function takeDueFeeds(
  db: Database,
  { at, next, limit }: { at: Date; next: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .updateTable('inventoryFeeds')
    .set({ nextAt: next })
    .where('userId', 'in', (from) =>
      from
        .selectFrom('inventoryFeeds')
        .select('userId')
        .where('nextAt', '<=', at)
        .orderBy('nextAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

type Note = { problem: string | null; lastAt?: Date; lastImportId?: number; nextAt?: Date }

export async function noteFeed(db: Database, userId: number, note: Note): Promise<void> {
  await db.updateTable('inventoryFeeds').set(note).where('userId', '=', userId).execute()
}
