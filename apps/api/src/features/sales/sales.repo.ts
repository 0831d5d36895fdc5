// Sales that owners noted, and the totals that count them.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type Sale = {
  id: number
  listingId: number
  listingTitle: string | null
  buyerId: number | null
  sellerId: number | null
  isCompleted: boolean
}

/** The sale an ad has now, held until the transaction ends. */
export async function lockCurrentSale(db: Database, listingId: number): Promise<Sale | undefined> {
  const { rows } = await sql<Sale>`
    select ${columns} from transactions
    where listing_id = ${listingId} and status = 'completed'
    for update`.execute(db)
  return rows[0]
}

/** Holds a sale until the transaction ends; false when it was undone meanwhile. */
export async function lockCompletedSale(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The sale of an ad in which this person is a side: the one that stands, else the last that was undone. */
export async function findSaleOf(
  db: Database,
  { listingId, userId }: { listingId: number; userId: number },
): Promise<Sale | undefined> {
  const { rows } = await sql<Sale>`
    select ${columns} from transactions
    where listing_id = ${listingId} and (buyer_id = ${userId} or seller_id = ${userId})
    order by status = 'completed' desc, id desc limit 1`.execute(db)
  return rows[0]
}

export type NewSale = {
  listingId: number
  listingTitle: string
  buyerId: number
  sellerId: number
  amount: string | null
  at: Date
}

/**
 * Notes a sale, or that one which was undone holds after all. `wasInvited`: both sides were asked by
 * email to rate it the first time.
 */
export async function insertSale(
  db: Database,
  sale: NewSale,
): Promise<{ id: number; wasInvited: boolean }> {
  const values = {
    listingId: sale.listingId,
    listingTitle: sale.listingTitle,
    buyerId: sale.buyerId,
    sellerId: sale.sellerId,
    saleAmount: sale.amount,
    status: 'completed',
    createdAt: sale.at,
  }
  const row = await db
    .insertInto('transactions')
    .values(values)
    .onConflict((hit) => hit.columns(['listingId', 'buyerId']).doUpdateSet(values))
    .returning(['id', 'invitedAt'])
    .executeTakeFirstOrThrow()
  await addToTotals(db, sale, 1)
  return { id: row.id, wasInvited: row.invitedAt !== null }
}

/** Takes a sale back, and out of both totals. */
export async function cancelSale(db: Database, sale: Sale): Promise<void> {
  await db
    .updateTable('transactions')
    .set({ status: 'cancelled' })
    .where('id', '=', sale.id)
    .execute()
  await addToTotals(db, sale, -1)
}

export async function updateInvitedAt(db: Database, id: number, at: Date): Promise<void> {
  await db.updateTable('transactions').set({ invitedAt: at }).where('id', '=', id).execute()
}

/** A side whose account is gone has no total any more. */
async function addToTotals(
  db: Database,
  { sellerId, buyerId }: Pick<Sale, 'sellerId' | 'buyerId'>,
  step: 1 | -1,
): Promise<void> {
  await sql`
    update users set
      total_sales = total_sales + case when id = ${sellerId}::integer then ${step}::integer else 0 end,
      total_purchases = total_purchases + case when id = ${buyerId}::integer then ${step}::integer else 0 end
    where id in (${sellerId}::integer, ${buyerId}::integer)`.execute(db)
}

const columns = sql`id, listing_id, listing_title, buyer_id, seller_id,
  status = 'completed' as is_completed`
