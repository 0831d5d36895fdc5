// Reading ads. What comes out is the whole ad: what of it someone may see is the rule of show-listing.ts.
import { readAttributes } from '@wepa/domain/listings/attribute-values'
import { attributeNames } from '@wepa/domain/listings/attributes'
import { categoryById } from '@wepa/domain/listings/category'
import { LISTING_STATUSES } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { hasProBadge, type PlanId } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import { dateOnly } from '@wepa/domain/text/date'
import { displayPhone } from '@wepa/domain/text/phone'
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import { AD_STAMP } from '../../db/ad-stamp.ts'
import { type Database, kept } from '../../db/database.ts'
import { batched } from '../../db/sql/batched.ts'
import { withOneParameter } from '../../db/sql/one-parameter.ts'
import { isBelow } from '../../db/sql/paginate.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'
import type { ListingsTable } from '../../db/tables/listings.ts'
import type { UsersTable } from '../../db/tables/users.ts'

/** Ads as they are, each with the stamp of that state, by id. */
export async function findStamped(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, { listing: ListingDetail; stamp: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await selectStamped(db, ids)
  return new Map(rows.map((row) => [row.id, { listing: toListing(row, now), stamp: row.stamp }]))
}

/** The ads with these ids, in the order of the ids; missing ones are left out. `now` decides what counts as today and as still featured. */
export async function findListings(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<ListingDetail[]> {
  if (ids.length === 0) return []
  const rows = await findRows(db, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toListing(row, now)] : []
  })
}

export async function findListing(
  db: Database,
  id: number,
  now: Date,
): Promise<ListingDetail | undefined> {
  const row = await findRow(db, id)
  return row && toListing(row, now)
}

/** The ad a person made with this clientId, whatever became of it since. */
export async function findListingIdByClientId(
  db: Database,
  userId: number,
  clientId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  return row?.id
}

/** Like findListing, and holds the ad's row until the transaction ends. */
export async function lockListing(
  db: Database,
  id: number,
  now: Date,
): Promise<ListingDetail | undefined> {
  const row = await selectListings(db)
    .where('listings.id', '=', id)
    .forUpdate('listings')
    .executeTakeFirst()
  return row && toListing(row, now)
}

export type OwnerFilter = 'all' | 'public' | 'active' | 'inactive'

/** A person's ads, newest first: one more than `limit`, so that the caller sees whether there are more. */
export async function listOwnerListings(
  db: Database,
  owner: { userId: number; filter: OwnerFilter; limit: number; after: OwnerKey | undefined },
): Promise<{ id: number; createdAt: string }[]> {
  const { after } = owner
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'createdAt'])
    .where('userId', '=', owner.userId)
    .where(ownerFilters[owner.filter])
    .$if(after !== undefined, (query) =>
      query.where(isBelow(['created_at', 'id'], [after?.createdAt, after?.id])),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(owner.limit + 1)
    .execute()
  return rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }))
}

export type OwnerKey = { createdAt: string; id: number }

/** What each list holds (docs/product/ads.md). */
const ownerFilters: Record<OwnerFilter, Expression<SqlBool>> = {
  all: sql`true`,
  public: IS_PUBLIC,
  active: sql`is_active and status = 'active'`,
  inactive: sql`not (is_active and status = 'active')`,
}

/** Sums over all of a person's ads. */
export async function sumOwnerListings(db: Database, userId: number) {
  return db
    .selectFrom('listings')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere(ownerFilters.active).as('active'),
      fn.countAll<number>().filterWhere(ownerFilters.public).as('published'),
      fn.coalesce(fn.sum<number>('views'), sql<number>`0`).as('views'),
      fn.coalesce(fn.sum<number>('clicks'), sql<number>`0`).as('clicks'),
      fn.coalesce(fn.sum<number>('messages'), sql<number>`0`).as('messages'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}

// Each by name: the table also holds the ads' words as the search keeps them, longer than the ads.
const LISTING_COLUMNS = [
  'listings.id',
  'listings.userId',
  'listings.categoryId',
  'listings.title',
  'listings.description',
  'listings.price',
  'listings.priceNumeric',
  'listings.priceMax',
  'listings.location',
  'listings.latitude',
  'listings.longitude',
  ...attributeNames.map((name) => `listings.${name}` as const),
  'listings.tags',
  'listings.contactEmail',
  'listings.contactPhone',
  'listings.status',
  'listings.isActive',
  'listings.isFeatured',
  'listings.featuredPlan',
  'listings.featuredExpiresAt',
  'listings.featuredPaymentId',
  'listings.isPromoted',
  'listings.promotedUntil',
  'listings.boostLevel',
  'listings.views',
  'listings.viewsToday',
  'listings.viewsDay',
  'listings.clicks',
  'listings.messages',
  'listings.createdAt',
  'listings.updatedAt',
  'listings.expiresAt',
  'listings.withdrawnAt',
  'listings.wasActive',
] as const

const selectListings = (db: Database) =>
  db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.userId')
    .innerJoin('personPlans', 'personPlans.userId', 'listings.userId')
    .modifyFront(kept)
    .select(LISTING_COLUMNS)
    .select([
      'users.fullName',
      'users.username',
      'users.isVerified',
      'personPlans.plan as sellerPlan',
      'personPlans.expiresAt as sellerPlanUntil',
      'users.allowPhoneContact',
      'users.profileImageUrl',
      // A sub-select and not a join: one index lookup for each ad, and no grouping of wide rows.
      sql<string[]>`array(
        select coalesce(photos.url, '/uploads/' || photos.hash || '.webp') from photos
        where photos.listing_id = listings.id order by photos.position)`.as('images'),
    ])

const selectById = withOneParameter((db, id: number) =>
  selectListings(db).where('listings.id', '=', id),
)

const selectByIds = withOneParameter((db, ids: readonly number[]) =>
  selectListings(db).where('listings.id', '=', sql<number>`any(${ids})`),
)

const selectStamped = withOneParameter((db, ids: readonly number[]) =>
  selectListings(db)
    .select(AD_STAMP.as('stamp'))
    .where('listings.id', '=', sql<number>`any(${ids})`),
)

async function findRows(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
  const [first, ...others] = ids
  const isOne = first !== undefined && others.length === 0
  const rows = isOne ? await selectById(db, first) : await selectByIds(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The page of an ad is what is asked for most, by many at once. */
const findRow = batched(findRows)

type Row = Omit<
  Selectable<ListingsTable>,
  'municipality' | 'region' | 'clientId' | 'expiryNoticedFor' | 'ownerSuspendedAt' | 'hiddenAt'
> &
  Pick<
    Selectable<UsersTable>,
    'fullName' | 'username' | 'isVerified' | 'allowPhoneContact' | 'profileImageUrl'
  > & { sellerPlan: PlanId; sellerPlanUntil: Date | null; images: string[] }

function toListing(row: Row, now: Date): ListingDetail {
  return {
    id: row.id,
    userId: row.userId,
    categoryId: row.categoryId,
    title: row.title,
    description: row.description,
    price: row.price,
    priceNumeric: row.priceNumeric,
    priceMax: row.priceMax,
    location: row.location,
    images: row.images,
    thumbnails: row.images.map(thumbnailUrl),
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone === null ? null : displayPhone(row.contactPhone),
    isActive: row.isActive,
    isHidden: row.withdrawnAt !== null,
    ...(row.wasActive !== null && { returnsActive: row.wasActive }),
    status: LISTING_STATUSES.find((status) => status === row.status) ?? 'active',
    ...readAttributes(row),
    latitude: row.latitude,
    longitude: row.longitude,
    tags: row.tags,
    ...countersOf(row, now),
    ...placementOf(row, now),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    category: categoryOf(row.categoryId),
    user: {
      id: row.userId,
      fullName: row.fullName,
      username: row.username,
      isVerified: row.isVerified,
      hasProBadge: hasBadge(row, now),
      allowPhoneContact: row.allowPhoneContact,
      profileImageUrl: row.profileImageUrl,
    },
  }
}

function hasBadge({ sellerPlan: plan, sellerPlanUntil: until }: Row, now: Date): boolean {
  return hasProBadge(planInForce({ plan, until }, now))
}

function countersOf(row: Row, now: Date) {
  return {
    views: row.views,
    viewsToday: row.viewsDay !== null && row.viewsDay === dateOnly(now) ? row.viewsToday : 0,
    clicks: row.clicks,
    messages: row.messages,
  }
}

/** A paid place ends by itself, without anyone writing it off. */
function placementOf(row: Row, now: Date) {
  const isOver = row.featuredExpiresAt !== null && row.featuredExpiresAt <= now
  return {
    isFeatured: row.isFeatured && !isOver,
    featuredExpiresAt: row.featuredExpiresAt?.toISOString() ?? null,
    featuredPlan: row.featuredPlan,
    featuredPaymentId: row.featuredPaymentId,
    isPromoted: row.isPromoted,
    promotedUntil: row.promotedUntil?.toISOString() ?? null,
    boostLevel: row.boostLevel,
  }
}

/** The eleven are the domain's; the table holds the same ones for the foreign key. */
function categoryOf(id: number) {
  const category = categoryById(id)
  if (!category) throw new Error(`an ad names category ${id}, which the domain does not know`)
  return { name: category.name, icon: category.icon, slug: category.slug }
}
