// SQL of storms: which are on, where, and who switched them.
import type { EssentialKind } from '@wepa/domain/storms/essential-kinds'
import type { StormAct } from '@wepa/domain/storms/storm'
import { sql } from 'kysely'
import type { Database, ReadDatabase } from '../../db/database.ts'

export type StormRow = {
  id: number
  reason: string
  regions: string[]
  startsAt: Date
  endsAt: Date
}

/** Holds off all changes of essentials' prices, and waits for those under way, until the transaction ends. */
export async function lockPrices(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('storm prices'))`.execute(db)
}

/** The storms that are on at a moment, the first to end first. */
export async function findStormsOn(db: ReadDatabase, now: Date): Promise<StormRow[]> {
  const { rows } = await sql<StormRow>`
    select id, reason, starts_at as "startsAt", ends_at as "endsAt", array_agg(region order by region) as regions
    from storms join storm_regions on storm_id = id
    where ends_at > ${now} and starts_at <= ${now}
    group by id order by ends_at, id`.execute(db)
  return rows
}

export async function insertStorm(
  db: Database,
  storm: { reason: string; startsAt: Date; endsAt: Date },
): Promise<number> {
  const row = await db.insertInto('storms').values(storm).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Puts regions into a storm; answers those that are in none other. */
export async function insertRegions(
  db: Database,
  stormId: number,
  regions: readonly string[],
): Promise<string[]> {
  const rows = await db
    .insertInto('stormRegions')
    .values(regions.map((region) => ({ stormId, region })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('region')
    .execute()
  return rows.map(({ region }) => region)
}

/** Gives a storm that is on another end; undefined for one that is over, or none. */
export async function updateEnd(
  db: Database,
  { id, now, endsAt }: { id: number; now: Date; endsAt: Date },
): Promise<{ reason: string } | undefined> {
  return db
    .updateTable('storms')
    .set({ endsAt })
    .where('id', '=', id)
    .where('endsAt', '>', now)
    .returning('reason')
    .executeTakeFirst()
}

/** The end of a storm that is on, held until the transaction ends. */
export async function lockEnd(db: Database, id: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('storms')
    .select('endsAt')
    .where('id', '=', id)
    .where('endsAt', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row?.endsAt
}

export async function insertAct(
  db: Database,
  act: { stormId: number; adminId: number; act: StormAct; until: Date; at: Date },
): Promise<void> {
  await db.insertInto('stormActs').values(act).execute()
}

export type StormHistoryRow = StormRow & {
  isSettled: boolean
  averages: { kind: EssentialKind; average: string; ads: number }[]
  acts: { act: StormAct; by: string | null; until: string; at: string }[]
}

/** The last storms with their logs, the newest first. */
export async function listStormHistory(db: Database, limit: number): Promise<StormHistoryRow[]> {
  const { rows } = await sql<StormHistoryRow>`
    select id, reason, starts_at as "startsAt", ends_at as "endsAt",
      (select array_agg(region order by region) from storm_regions where storm_id = id) as regions,
      not exists (select from storm_regions where storm_id = id and settled_at is null) as "isSettled",
      coalesce((select json_agg(json_build_object('kind', kind, 'average', average::text, 'ads', ads) order by kind)
        from storm_averages where storm_id = storms.id), '[]') as averages,
      (select json_agg(json_build_object('act', act, 'by', username, 'until', until, 'at', at) order by storm_acts.id)
        from storm_acts left join users on users.id = admin_id where storm_id = storms.id) as acts
    from storms order by id desc limit ${limit}`.execute(db)
  return rows
}
