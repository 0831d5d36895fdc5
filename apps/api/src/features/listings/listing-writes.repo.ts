// Writing ads. Who may, and when, is decided by the rules above.
import type { ListingStatus } from '@wepa/domain/listing'
import type { PlanId } from '@wepa/domain/plan'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ListingsTable } from '../../db/tables/listings.ts'

/** What an owner may set. Absent fields stay as they are. */
export type ListingFields = Pick<
  Updateable<ListingsTable>,
  | 'categoryId'
  | 'title'
  | 'description'
  | 'price'
  | 'priceNumeric'
  | 'priceMax'
  | 'location'
  | 'municipality'
  | 'region'
  | 'latitude'
  | 'longitude'
  | 'condition'
  | 'contactEmail'
  | 'contactPhone'
>

export type NewListing = Pick<Selectable<ListingsTable>, keyof ListingFields> & {
  userId: number
  clientId: string | null
  isActive: boolean
  at: Date
  expiresAt: Date
}

/**
 * Holds the owner's row until the transaction ends: what follows about their ads happens one after
 * the other. Answers their plan, or undefined for an account that is gone.
 */
export async function lockOwner(db: Database, userId: number): Promise<PlanId | undefined> {
  const row = await db
    .selectFrom('users')
    .select('subscriptionPlan')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.subscriptionPlan
}

/** The plan a person is on. */
export async function findPlan(db: Database, userId: number): Promise<PlanId | undefined> {
  const row = await db
    .selectFrom('users')
    .select('subscriptionPlan')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.subscriptionPlan
}

/** How many of a person's ads take room in the plan: the public ones. */
export async function countPublicListings(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .where('status', '<>', 'sold')
    .executeTakeFirstOrThrow()
  return row.total
}

export async function insertListing(db: Database, listing: NewListing): Promise<number> {
  const { at, ...values } = listing
  const row = await db
    .insertInto('listings')
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export type ListingState = {
  status?: ListingStatus
  isActive?: boolean
  expiresAt?: Date
}

/** `updatedAt` moves on at each change, also within one millisecond: it tells versions apart. */
export async function updateListing(
  db: Database,
  id: number,
  { updatedAt, ...change }: ListingFields & ListingState & { updatedAt: Date },
): Promise<void> {
  const stamp = sql<Date>`greatest(${updatedAt}, updated_at + interval '1 millisecond')`
  await db
    .updateTable('listings')
    .set({ ...change, updatedAt: stamp })
    .where('id', '=', id)
    .execute()
}

export async function deleteListing(db: Database, id: number): Promise<void> {
  await db.deleteFrom('listings').where('id', '=', id).execute()
}

/** Switches off what has run out, at most 1,000 at a time; a sold ad keeps its page. Answers how many. */
export async function expireListings(db: Database, now: Date): Promise<number> {
  const expired = await db
    .updateTable('listings')
    .set({ isActive: false, updatedAt: now })
    .where('id', 'in', (due) =>
      due
        .selectFrom('listings')
        .select('id')
        .where(sql<boolean>`is_active and status <> 'sold'`)
        .where('expiresAt', '<=', now)
        .limit(1000)
        // An owner who is renewing at this moment wins.
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(expired.numUpdatedRows)
}
