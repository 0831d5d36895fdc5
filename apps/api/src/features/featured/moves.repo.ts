// SQL of featured places that go over from an ad that has ended to another.
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FeaturedPaymentsTable } from '../../db/tables/payments.ts'

export type UnmovedPlace = {
  id: number
  startsAt: Date
  expiresAt: Date
  listingId: number | null
  title: string
  hasEnded: boolean
}

/**
 * A person's places that have time left and were never moved, in the order of their ends. Those of ads that the
 * administration hid are not among them: they wait for their ads.
 */
export async function listUnmoved(
  db: Database,
  userId: number,
  now: Date,
): Promise<UnmovedPlace[]> {
  const { rows } = await sql<UnmovedPlace>`
    select place.id, place.starts_at, place.expires_at, place.listing_id,
      coalesce(listings.title, place.listing_title) as title,
      place.listing_id is null or listings.status = 'sold' or not listings.is_active as has_ended
    from featured_payments as place left join listings on listings.id = place.listing_id
    where place.user_id = ${userId} and ${isUnmoved(now)} and listings.withdrawn_at is null
    order by place.expires_at, place.id limit 200`.execute(db)
  return rows
}

/** The same of one ad, held until the transaction ends. */
export async function lockUnmovedOf(
  db: Database,
  listingId: number,
  now: Date,
): Promise<Selectable<FeaturedPaymentsTable>[]> {
  const { rows } = await sql<Selectable<FeaturedPaymentsTable>>`
    select * from featured_payments as place
    where place.listing_id = ${listingId} and ${isUnmoved(now)}
    order by place.expires_at, place.id for update`.execute(db)
  return rows
}

export type Move = {
  listingId: number
  listingTitle: string
  startsAt: Date
  expiresAt: Date
  movedAt: Date
  movedFromTitle: string
}

export async function updateMoved(db: Database, id: number, move: Move): Promise<void> {
  await db.updateTable('featuredPayments').set(move).where('id', '=', id).execute()
}

function isUnmoved(now: Date) {
  return sql`place.status = 'paid' and place.starts_at is not null and place.expires_at > ${now}
    and place.moved_at is null`
}
