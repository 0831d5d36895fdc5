// What ads asked when. The rows are written by triggers of `listings`, whichever way an ad is changed.
import type { AdAttributes } from '@wepa/domain/attributes/values'
import { type AskedPrice, LOOKED_BACK_DAYS } from '@wepa/domain/prices/earlier-price'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { isApart } from '../../../db/is-apart.ts'
import { wasToldOfDrop } from '../../../db/sql/notices/told-of-drop.ts'

const DAY = 86_400_000

/** What an ad asked in the last weeks, oldest first, from the price on that stood when they began. */
export async function listAskedPrices(
  db: Database,
  listingId: number,
  now: Date,
): Promise<AskedPrice[]> {
  const from = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY)
  const { rows } = await sql<Omit<AskedPrice, 'since'> & { since: Date }>`
    select since, price, category_id as "categoryId", is_public as "isPublic"
    from listing_prices
    where listing_id = ${listingId} and since >= coalesce((
      select max(since) from listing_prices
      where listing_id = ${listingId} and since <= ${from}), '-infinity')
    order by since, id`.execute(db)
  return rows.map(({ since, ...asked }) => ({ ...asked, since: since.toISOString() }))
}

/** What decides whether the price of an ad is held against earlier ones. */
export async function findComparedAd(
  db: Database,
  id: number,
): Promise<{ categoryId: number; attributes: AdAttributes } | undefined> {
  return db
    .selectFrom('listings')
    .select(['categoryId', 'attributes'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateEarlierPrice(
  db: Database,
  id: number,
  earlier: { amount: string; until: Date } | undefined,
): Promise<void> {
  await db
    .updateTable('listings')
    .set({ earlierPrice: earlier?.amount ?? null, earlierPriceUntil: earlier?.until ?? null })
    .where('id', '=', id)
    .where(sql<boolean>`(earlier_price, earlier_price_until)
      is distinct from (${earlier?.amount ?? null}::numeric, ${earlier?.until ?? null}::timestamptz)`)
    .execute()
}

type Moment = { at: string }

/** Every price that an ad asked, newest first, those that follow each other unchanged as one. */
export async function listPrices(
  db: Database,
  listingId: number,
  limit: number,
): Promise<(Moment & { price: string | null })[]> {
  const { rows } = await sql<{ price: string | null; at: Date }>`
    select price, since as at from (
      select price, since, id, row_number() over story > 1
        and price is not distinct from lag(price) over story as is_same
      from listing_prices where listing_id = ${listingId}
      window story as (order by since, id)
    ) as asked
    where not is_same order by since desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ price, at }) => ({ price, at: at.toISOString() }))
}

/** Each time that an ad's end was moved, newest first. */
export async function listRenewals(
  db: Database,
  listingId: number,
  limit: number,
): Promise<(Moment & { expiresAt: string })[]> {
  const rows = await db
    .selectFrom('listingRenewals')
    .select(['renewedAt', 'expiresAt'])
    .where('listingId', '=', listingId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ renewedAt, expiresAt }) => ({
    at: renewedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

export type Admirer = { id: number; email: string; fullName: string; wantsEmails: boolean }

/**
 * Who kept an ad before its price was lowered and wants to hear of it, by rising ids. Not its owner, nobody where one
 * of the two has blocked the other, nobody who put the ad or its seller out of their sight, and nobody who
 * was told of the ad within a day, by this way or by a saved search that finds it.
 */
export async function listAdmirers(
  db: Database,
  ad: { id: number; userId: number; loweredAt: Date; now: Date },
  page: { after: number; limit: number },
): Promise<Admirer[]> {
  const dayAgo = new Date(ad.now.getTime() - DAY)
  const told = { userId: sql`users.id`, listingId: sql`${ad.id}::integer`, now: ad.now }
  const { rows } = await sql<Admirer>`
    select users.id, users.email, users.full_name as "fullName", wants.email as "wantsEmails"
    from favorites
    join users on users.id = favorites.user_id
    join notification_preferences wants on wants.user_id = users.id
    where favorites.listing_id = ${ad.id} and favorites.created_at <= ${ad.loweredAt}
      and users.id > ${page.after} and users.id <> ${ad.userId}
      and users.suspended_at is null and wants.price_drops
      and not ${isApart(sql`users.id`, ad.userId)}
      and not exists (select from dismissals where dismissals.user_id = users.id
        and (dismissals.listing_id = ${ad.id} or dismissals.seller_id = ${ad.userId}))
      and not exists (select from saved_search_hits hits
        join saved_searches on saved_searches.id = hits.search_id
        where hits.listing_id = ${ad.id} and hits.found_at > ${dayAgo}
          and saved_searches.user_id = users.id and saved_searches.is_active)
      and not ${wasToldOfDrop(told)}
    order by users.id limit ${page.limit}`.execute(db)
  return rows
}
