import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { type Expression, type SqlBool, sql } from 'kysely'
import { AD_STAMP } from '../../db/ad-stamp.ts'
import type { Database, ReadDatabase } from '../../db/database.ts'
import { type Row, selectListings, toListing } from '../../db/listing-rows.ts'
import { batched } from '../../db/sql/batched.ts'
import { withOneParameter } from '../../db/sql/one-parameter.ts'
import { isBelow } from '../../db/sql/paginate.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

/** Ads as they are, each with the stamp of that state, by id. */
export async function findStamped(
  db: ReadDatabase,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, { listing: ListingDetail; stamp: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await selectStamped(db, ids)
  return new Map(rows.map((row) => [row.id, { listing: toListing(row, now), stamp: row.stamp }]))
}

/** The ads with these ids, in the order of the ids; missing ones are left out. `now` decides what counts as today and as still featured. */
export async function findListings(
  db: ReadDatabase,
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
  db: ReadDatabase,
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
  db: ReadDatabase,
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

async function findRows(
  db: ReadDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  const [first, ...others] = ids
  const isOne = first !== undefined && others.length === 0
  const rows = isOne ? await selectById(db, first) : await selectByIds(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The page of an ad is what is asked for most, by many at once. */
const findRow = batched(findRows)
