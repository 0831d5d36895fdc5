// Writing ads. Who may, and when, is decided by the rules above.
import type { FeaturedPlanId } from '@wepa/domain/feature'
import type { ListingStatus } from '@wepa/domain/listing'
import type { PlanId } from '@wepa/domain/plan'
import { planInForce } from '@wepa/domain/subscription'
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
 * the other. Answers the plan they are on at `now`, or undefined for an account that is gone.
 */
export async function lockOwner(
  db: Database,
  userId: number,
  now: Date,
): Promise<{ plan: PlanId; isSuspended: boolean } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['subscriptionPlan as plan', 'subscriptionExpiry as until', 'suspendedAt'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row && { plan: planInForce(row, now), isSuspended: row.suspendedAt !== null }
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
  /** Of a withdrawn ad alone: what it comes back to. */
  wasActive?: boolean
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

/** The paid place of an ad. `expiresAt`, where given, is the end of the ad itself; `isActive` brings it back. */
export type PaidPlace = {
  isFeatured: boolean
  featuredPlan: FeaturedPlanId | null
  featuredExpiresAt: Date | null
  featuredPaymentId: string | null
  isActive?: true
  expiresAt?: Date
}

export async function updatePlace(
  db: Database,
  id: number,
  place: Partial<PaidPlace>,
): Promise<void> {
  await db.updateTable('listings').set(place).where('id', '=', id).execute()
}

/** Takes the mark from ads whose paid time is over, at most 1,000 at a time. */
export async function endPlaces(
  db: Database,
  now: Date,
): Promise<{ id: number; userId: number; title: string }[]> {
  return db
    .updateTable('listings')
    .set({ isFeatured: false })
    .where('id', 'in', (due) =>
      due
        .selectFrom('listings')
        .select('id')
        .where('isFeatured', '=', true)
        .where('featuredExpiresAt', '<=', now)
        // What is withdrawn gets its time back when it returns.
        .where('withdrawnAt', 'is', null)
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId', 'title'])
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
