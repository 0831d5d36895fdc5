// SQL of the table of one's own ads, and of their reference numbers.
import type { InventoryOrder, InventoryState } from '@wepa/domain/inventory/inventory'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

export type InventoryFilter = {
  userId: number
  text: string | null
  state: InventoryState
  order: InventoryOrder
  limit: number
  offset: number
}

export type InventoryRow = { id: number; reference: string | null }

/** A page of a person's ads, and how many there are in all; those about to be deleted are left out. */
export async function listInventory(
  db: Database,
  { userId, text, state, order, limit, offset }: InventoryFilter,
): Promise<{ rows: InventoryRow[]; total: number }> {
  const wanted = text === null ? sql`true` : hasText(text)
  const from = sql`
    from listings left join listing_references own on own.listing_id = listings.id
    where listings.user_id = ${userId} and ${states[state]} and ${wanted}
      and not exists (select from listing_removals gone where gone.listing_id = listings.id)`
  const { rows } = await sql<InventoryRow>`
    select listings.id, own.reference ${from}
    order by ${orders[order]}, listings.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const states: Record<InventoryState, RawBuilder<unknown>> = {
  all: sql`true`,
  public: sql`(${IS_PUBLIC} and status = 'active')`,
  pending: sql`(is_active and status = 'pending')`,
  paused: sql`(not is_active and status <> 'sold')`,
  sold: sql`status = 'sold'`,
}

const orders: Record<InventoryOrder, RawBuilder<unknown>> = {
  newest: sql`listings.created_at desc`,
  oldest: sql`listings.created_at`,
  title: sql`lower(title)`,
  cheapest: sql`price_numeric nulls last`,
  dearest: sql`price_numeric desc nulls last`,
  most_viewed: sql`views desc`,
  ending: sql`expires_at`,
}

/** In the title or the reference, wherever it stands; of a number also the ad's own. */
function hasText(text: string): RawBuilder<unknown> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const id = /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : 0
  return sql`(title ilike ${like} or own.reference ilike ${like} or listings.id = ${id})`
}

/** False where another ad of the person has the reference. Null takes it away. */
export async function putReference(
  db: Database,
  { userId, listingId, reference }: { userId: number; listingId: number; reference: string | null },
): Promise<boolean> {
  if (reference === null) {
    await db.deleteFrom('listingReferences').where('listingId', '=', listingId).execute()
    return true
  }
  const { numAffectedRows = 0n } = await sql`
    insert into listing_references (listing_id, user_id, reference)
    select ${listingId}, ${userId}, ${reference}
    where not exists (select from listing_references
      where user_id = ${userId} and reference = ${reference} and listing_id <> ${listingId})
    on conflict (listing_id) do update set reference = excluded.reference`.execute(db)
  return numAffectedRows > 0n
}

/** The person's ads with these references, by reference. */
export async function listReferenced(
  db: Database,
  userId: number,
  references: readonly string[],
): Promise<Map<string, number>> {
  if (references.length === 0) return new Map()
  const { rows } = await sql<{ reference: string; listingId: number }>`
    select reference, listing_id as "listingId" from listing_references
    where user_id = ${userId} and reference = any(${references}::text[])`.execute(db)
  return new Map(rows.map(({ reference, listingId }) => [reference, listingId]))
}

/** The title of the ad that has a reference. */
export async function findReferencedTitle(
  db: Database,
  userId: number,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('listingReferences')
    .innerJoin('listings', 'listings.id', 'listingReferences.listingId')
    .select('title')
    .where('listingReferences.userId', '=', userId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.title
}

/** A person's ads by rising ids, above `after`. */
export async function listForExport(
  db: Database,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<InventoryRow[]> {
  const { rows } = await sql<InventoryRow>`
    select listings.id, own.reference
    from listings left join listing_references own on own.listing_id = listings.id
    where listings.user_id = ${userId} and listings.id > ${after}
      and not exists (select from listing_removals gone where gone.listing_id = listings.id)
    order by listings.id limit ${limit}`.execute(db)
  return rows
}

/** The categories in which a person has ads. */
export async function listOwnCategories(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .select('categoryId')
    .distinct()
    .where('userId', '=', userId)
    .orderBy('categoryId')
    .execute()
  return rows.map(({ categoryId }) => categoryId)
}
