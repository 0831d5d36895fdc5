// What becomes of the ends of ads once a storm is over.
import { LISTING_DAYS } from '@wepa/domain/listings/listing'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

export type Unsettled = {
  stormId: number
  region: string
  settledTo: number
  startsAt: Date
  endsAt: Date
}

/** A region of a storm that is over and whose ads wait for their days, held until the transaction ends. */
export async function takeUnsettled(db: Database, now: Date): Promise<Unsettled | undefined> {
  return db
    .selectFrom('stormRegions')
    .innerJoin('storms', 'storms.id', 'stormRegions.stormId')
    .select(['stormId', 'region', 'settledTo', 'startsAt', 'endsAt'])
    .where('settledAt', 'is', null)
    .where('endsAt', '<=', now)
    .orderBy('stormId')
    .orderBy('region')
    .limit(1)
    .forUpdate('stormRegions')
    .executeTakeFirst()
}

/**
 * Moves the ends of the next ads of the region, and of their featured places, by as much of the storm as each ran in it; of
 * a withdrawn ad only until it was withdrawn, for it gets the rest with its return. What had run out before stays so.
 * Answers up to which id; undefined when there was none left.
 */
export async function moveSome(
  db: Database,
  storm: Unsettled,
  limit: number,
): Promise<number | undefined> {
  const ids = await db
    .selectFrom('listings')
    .select('id')
    .where('region', '=', storm.region)
    .where('id', '>', storm.settledTo)
    .orderBy('id')
    .limit(limit)
    .execute()
  const settledTo = ids.at(-1)?.id
  if (settledTo === undefined) return undefined
  const some = ids.map(({ id }) => id)
  // The database notes renewals by the end of an ad: this is none (migration 150).
  await sql`select set_config('wepa.gives_time_back', 'on', true)`.execute(db)
  await movePlaces(db, storm, some)
  await moveEnds(db, storm, some)
  await db
    .updateTable('stormRegions')
    .set({ settledTo })
    .where('stormId', '=', storm.stormId)
    .where('region', '=', storm.region)
    .execute()
  return settledTo
}

export async function markSettled(
  db: Database,
  { stormId, region }: Unsettled,
  now: Date,
): Promise<void> {
  await db
    .updateTable('stormRegions')
    .set({ settledAt: now })
    .where('stormId', '=', stormId)
    .where('region', '=', region)
    .execute()
}

/** `updated_at` stays: nobody edited them. */
async function moveEnds(
  db: Database,
  { startsAt, endsAt }: Unsettled,
  ids: readonly number[],
): Promise<void> {
  const until = sql`least(${endsAt}::timestamptz, coalesce(withdrawn_at, ${endsAt}))`
  // Since when the 60 days run that it has: published or renewed in the storm, it ran in the rest of it.
  const since = sql`greatest(${startsAt}::timestamptz, expires_at - make_interval(days => ${LISTING_DAYS}))`
  await sql`
    update listings set expires_at = expires_at + (${until} - ${since})
    where id = any(${ids}::integer[]) and expires_at > ${startsAt} and ${until} > ${since}`.execute(
    db,
  )
}

/** The place of an ad and what its owner paid for it end together. */
async function movePlaces(
  db: Database,
  { startsAt, endsAt }: Unsettled,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with place as (
      select ad.id, paid.id as paid_id,
        least(${endsAt}::timestamptz, coalesce(ad.withdrawn_at, ${endsAt}))
          - greatest(${startsAt}::timestamptz, coalesce(paid.starts_at, ${startsAt})) as lost
      from listings ad left join lateral (
        select id, starts_at from featured_payments
        where listing_id = ad.id and status = 'paid' and expires_at = ad.featured_expires_at
        order by id desc limit 1) paid on true
      where ad.id = any(${ids}::integer[]) and ad.is_featured and ad.featured_expires_at > ${startsAt}
    ), paid as (
      update featured_payments set expires_at = expires_at + lost
      from place where featured_payments.id = paid_id and lost > interval '0'
    )
    update listings set featured_expires_at = featured_expires_at + lost
    from place where listings.id = place.id and lost > interval '0'`.execute(db)
}
