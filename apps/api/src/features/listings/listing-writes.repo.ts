// Writing ads. Who may, and when, is decided by the rules above.

import type { AttributeName } from '@wepa/domain/listings/attributes'
import type { ListingStatus } from '@wepa/domain/listings/listing'
import type { FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'
import { TIME_RUNS } from '../../db/sql/storms/storm-hold.ts'
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
  | AttributeName
  | 'attributes'
  | 'saidAttributes'
  | 'attributesVersion'
  | 'contactEmail'
  | 'contactPhone'
>

type Columns = Exclude<keyof ListingFields, 'attributes' | 'saidAttributes'>

export type NewListing = Pick<Selectable<ListingsTable>, Columns> & {
  /** JSON. */
  attributes: string
  saidAttributes: string
  userId: number
  clientId: string | null
  isActive: boolean
  at: Date
  expiresAt: Date
}

/** How many of a person's ads take room in the plan: the public ones. */
export async function countPublicListings(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where(IS_PUBLIC)
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

/** Ads whose paid time is over, by their ids; what is withdrawn, or in a storm, gets its time back. */
export async function listEndedPlaces(
  db: Database,
  { now, after }: { now: Date; after: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('listings')
    .select('id')
    .where(hasEndedPlace(now))
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** Takes the mark from an ad whose paid time is over; undefined when it is not over any more. */
export async function endPlace(
  db: Database,
  id: number,
  now: Date,
): Promise<{ userId: number; title: string } | undefined> {
  return db
    .updateTable('listings')
    .set({ isFeatured: false })
    .where('id', '=', id)
    .where(hasEndedPlace(now))
    .returning(['userId', 'title'])
    .executeTakeFirst()
}

const atOnce = 500

function hasEndedPlace(now: Date) {
  return sql<boolean>`is_featured and featured_expires_at <= ${now} and withdrawn_at is null and ${TIME_RUNS}`
}

export async function deleteListing(db: Database, id: number): Promise<void> {
  await db.deleteFrom('listings').where('id', '=', id).execute()
}

/** Ads that have run out, by their ids; a sold ad keeps its page. */
export async function listExpired(
  db: Database,
  { now, after }: { now: Date; after: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('listings')
    .select('id')
    .where(hasExpired(now))
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** Switches off an ad that has run out. False when it has not any more: an owner who renews it at this moment wins. */
export async function expireListing(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ isActive: false, updatedAt: now })
    .where('id', '=', id)
    .where(hasExpired(now))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** The first line is that of the index `listings_by_expiry`. */
function hasExpired(now: Date) {
  return sql<boolean>`${IS_PUBLIC} and expires_at <= ${now} and ${TIME_RUNS}`
}
