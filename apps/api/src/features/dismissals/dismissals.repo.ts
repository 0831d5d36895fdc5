import type { Dismissal, DismissalInput } from '@wepa/domain/people/dismissal'
import { sql } from 'kysely'
import type { Database, ReadDatabase } from '../../db/database.ts'

type OwnDismissal = DismissalInput & { userId: number }

/** What is dismissed must be there, and not one's own. @returns false otherwise */
export async function canDismiss(
  db: Database,
  { kind, id, userId }: OwnDismissal,
): Promise<boolean> {
  const { rows } = await (kind === 'listing'
    ? sql`select from listings where id = ${id} and user_id <> ${userId}`
    : sql`select from users where id = ${id} and id <> ${userId} and closed_at is null`
  ).execute(db)
  return rows.length > 0
}

/** Twice is once. */
export async function insertDismissal(
  db: Database,
  { kind, id, userId, createdAt }: OwnDismissal & { createdAt: Date },
): Promise<void> {
  await db
    .insertInto('dismissals')
    .values({
      userId,
      listingId: kind === 'listing' ? id : null,
      sellerId: kind === 'seller' ? id : null,
      createdAt,
    })
    .onConflict((hit) => hit.doNothing())
    .execute()
}

export async function deleteDismissal(
  db: Database,
  { kind, id, userId }: OwnDismissal,
): Promise<void> {
  await db
    .deleteFrom('dismissals')
    .where('userId', '=', userId)
    .where(kind === 'listing' ? 'listingId' : 'sellerId', '=', id)
    .execute()
}

export async function countDismissals(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('dismissals')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** The ads that lists leave out for a person: dismissed ones, and the public ones of dismissed sellers, newest first. */
export async function listDismissedListingIds(
  db: ReadDatabase,
  { userId, limit }: { userId: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing_id as id from dismissals where user_id = ${userId} and listing_id is not null
    union
    select listings.id from dismissals
    join listings on listings.user_id = dismissals.seller_id and listings.is_active
    where dismissals.user_id = ${userId}
    order by id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a person has dismissed, the last first. */
export async function listDismissals(db: Database, userId: number): Promise<Dismissal[]> {
  const { rows } = await sql<Dismissal>`
    select
      case when dismissals.listing_id is null then 'seller' else 'listing' end as kind,
      coalesce(dismissals.listing_id, dismissals.seller_id) as id,
      coalesce(listings.title, users.full_name) as name
    from dismissals
    left join listings on listings.id = dismissals.listing_id
    left join users on users.id = dismissals.seller_id
    where dismissals.user_id = ${userId}
    order by dismissals.id desc`.execute(db)
  return rows
}
