// SQL of changes of many ads, for as long as they can be taken back.
import type { ManyAction } from '@wepa/domain/inventory/inventory'
import type { ListingStatus } from '@wepa/domain/listings/listing'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'

/** An ad as it was before a change, and its version after it. */
export type ChangedAd = {
  id: number
  /** The ad's `updatedAt` once it was changed: who changes it later keeps what they did. */
  version: string
  before: {
    price: string | null
    status: ListingStatus
    isActive: boolean
    expiresAt: string
  }
}

const ChangedAds = z.custom<ChangedAd[]>(Array.isArray)

export async function insertChange(
  db: Database,
  change: { userId: number; action: ManyAction; ads: readonly ChangedAd[]; at: Date },
): Promise<number> {
  const { ads, at, ...values } = change
  const row = await db
    .insertInto('inventoryChanges')
    .values({ ...values, ads: JSON.stringify(ads), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Marks a change of the person as taken back, once; undefined for one that is none of theirs, is too old, or was taken back. */
export async function takeChange(
  db: Database,
  change: { id: number; userId: number; at: Date; notBefore: Date },
): Promise<{ action: string; ads: ChangedAd[] } | undefined> {
  const row = await db
    .updateTable('inventoryChanges')
    .set({ undoneAt: change.at })
    .where('id', '=', change.id)
    .where('userId', '=', change.userId)
    .where('undoneAt', 'is', null)
    .where('createdAt', '>=', change.notBefore)
    .returning(['action', 'ads'])
    .executeTakeFirst()
  return row && { action: row.action, ads: ChangedAds.parse(row.ads) }
}

/** Has the ads deleted with this change. One that waits already goes with the first. */
export async function insertRemovals(
  db: Database,
  changeId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    insert into listing_removals (listing_id, change_id)
    select unnest(${ids}::int[]), ${changeId} on conflict do nothing`.execute(db)
}

export async function deleteRemovals(db: Database, changeId: number): Promise<void> {
  await db.deleteFrom('listingRemovals').where('changeId', '=', changeId).execute()
}

/** Deletes the ads that wait with a change which nobody took back. Answers how many. */
export async function deleteRemoved(db: Database, changeId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('listings')
    .where('id', 'in', (from) =>
      from.selectFrom('listingRemovals').select('listingId').where('changeId', '=', changeId),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ads of the person among these that wait to be deleted. */
export async function listWaitingRemovals(
  db: Database,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('listingRemovals')
    .select('listingId')
    .where('listingId', '=', sql<number>`any(${ids})`)
    .execute()
  return new Set(rows.map(({ listingId }) => listingId))
}

/** Changes from before `before` with ads that wait to be deleted. */
export async function listDueRemovals(db: Database, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct change_id as id from listing_removals
    join inventory_changes on inventory_changes.id = change_id
    where created_at < ${before} limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes changes from before `before` with nothing left to do, at most `limit`. Answers how many. */
export async function deleteOldChanges(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from inventory_changes where id = any(array(
      select id from inventory_changes old
      where created_at < ${before}
        and not exists (select from listing_removals where change_id = old.id)
      order by created_at limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}
