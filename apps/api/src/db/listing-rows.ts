// A row of `listings` with its seller and photos, and the ad that it is.
import { readAttributes } from '@wepa/domain/listings/attribute-values'
import { attributeNames } from '@wepa/domain/listings/attributes'
import { categoryById } from '@wepa/domain/listings/category'
import { isPublic, LISTING_STATUSES, type ListingStatus } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { hasProBadge, type PlanId } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import { dateOnly } from '@wepa/domain/text/date'
import { displayPhone } from '@wepa/domain/text/phone'
import { type Selectable, sql } from 'kysely'
import { kept, type ReadDatabase } from './database.ts'
import type { ListingsTable } from './tables/listings.ts'
import type { UsersTable } from './tables/users.ts'

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
  'listings.earlierPrice',
  'listings.earlierPriceUntil',
  'listings.location',
  'listings.latitude',
  'listings.longitude',
  ...attributeNames.map((name) => `listings.${name}` as const),
  'listings.attributes',
  'listings.saidAttributes',
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

/** The rows of ads, for a condition to be put to. */
export const selectListings = (db: ReadDatabase) =>
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

export type Row = Omit<
  Selectable<ListingsTable>,
  | 'municipality'
  | 'region'
  | 'clientId'
  | 'attributesVersion'
  | 'expiryNoticedFor'
  | 'ownerSuspendedAt'
  | 'hiddenAt'
> &
  Pick<
    Selectable<UsersTable>,
    'fullName' | 'username' | 'isVerified' | 'allowPhoneContact' | 'profileImageUrl'
  > & { sellerPlan: PlanId; sellerPlanUntil: Date | null; images: string[] }

export function toListing(row: Row, now: Date): ListingDetail {
  return {
    id: row.id,
    userId: row.userId,
    categoryId: row.categoryId,
    title: row.title,
    description: row.description,
    price: row.price,
    priceNumeric: row.priceNumeric,
    priceMax: row.priceMax,
    ...earlierPriceOf(row, now),
    location: row.location,
    images: row.images,
    thumbnails: row.images.map(thumbnailUrl),
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone === null ? null : displayPhone(row.contactPhone),
    isActive: row.isActive,
    isHidden: row.withdrawnAt !== null,
    ...(row.wasActive !== null && { returnsActive: row.wasActive }),
    status: statusOf(row),
    ...readAttributes(row),
    attributes: row.attributes,
    saidAttributes: row.saidAttributes,
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

function statusOf({ status }: Row): ListingStatus {
  return LISTING_STATUSES.find((known) => known === status) ?? 'active'
}

/** Shown for some days, of ads that are to be had for less. */
function earlierPriceOf(row: Row, now: Date): Pick<ListingDetail, 'earlierPrice'> {
  const { earlierPrice: amount, earlierPriceUntil: until, priceNumeric, isActive } = row
  if (amount === null || until === null || priceNumeric === null || until <= now) return {}
  if (Number(amount) <= Number(priceNumeric)) return {}
  if (!isPublic({ isActive, status: statusOf(row) })) return {}
  return { earlierPrice: { amount, until: until.toISOString() } }
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
