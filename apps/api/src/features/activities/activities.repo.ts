// SQL of what people do.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isBelow } from '../../db/sql/paginate.ts'
import type { NewActivity } from '../../db/tables/activities.ts'

/** How often something was done within the ten minutes that began at `since`. */
export type ActivityCount = Pick<NewActivity, 'action'> & { since: Date; count: number }

/**
 * Writes what was noted, in one round trip. What somebody did whose account is gone meanwhile is left out:
 * one of them would refuse all the others.
 */
export async function insertActivities(
  db: Database,
  { activities, counts }: { activities: readonly NewActivity[]; counts: readonly ActivityCount[] },
): Promise<void> {
  // In one order everywhere, so that two servers never wait for each other; people by their number, as by
  // whoever holds two of them.
  const people = [...new Set(activities.flatMap(({ userId }) => userId ?? []))]
  const inOrder = [...counts].sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
  await sql`
    with counted as (
      insert into activity_counts (since, action, count)
      select since, action, count
      from json_to_recordset(${JSON.stringify(inOrder)}::json)
        as given (since timestamptz, action text, count integer)
      on conflict (since, action) do update set count = activity_counts.count + excluded.count
    ), people as (
      select id from users where id = any(${people}::integer[]) order by id for key share
    )
    insert into activities (action, user_id, entity_type, entity_id, metadata, created_at)
    select action, "userId", "entityType", "entityId", metadata, "createdAt"
    from json_to_recordset(${JSON.stringify(activities)}::json) as given
      (action text, "userId" integer, "entityType" text, "entityId" integer, metadata jsonb, "createdAt" timestamptz)
    where "userId" is null
      or "userId" in (select id from people)`.execute(db)
}

/** What was done last, newest first, with the ad's title where it is about one; one more than `limit`. */
export async function listActivities(
  db: Database,
  { limit, after }: { limit: number; after: number | undefined },
) {
  return db
    .selectFrom('activities')
    .leftJoin('users', 'users.id', 'activities.userId')
    .leftJoin('listings', (join) =>
      join
        .onRef('listings.id', '=', 'activities.entityId')
        .on('activities.entityType', '=', 'listing'),
    )
    .select([
      'activities.id',
      'activities.action',
      'users.username',
      'activities.entityType',
      'activities.entityId',
      'activities.metadata',
      'activities.createdAt',
      'listings.title',
    ])
    .$if(after !== undefined, (query) => query.where(isBelow(['activities.id'], [after])))
    .orderBy('activities.id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Forgets what was done before a time, and what is older than the newest `most`; at most 5,000 rows. Answers how many. */
export async function deleteActivities(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from activities where id = any(array(
      -- They come in the order of time: where the oldest stay, the others need no look.
      select id from (select id, created_at from activities order by id limit 5000) as oldest
      where id <= (select max(id) - ${most} from activities) or created_at < ${before}))`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** Forgets the metrics of before a time. */
export async function deleteCounts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('activityCounts').where('since', '<', before).execute()
}

/** How often each thing was done from `from` on. */
export async function sumCounts(db: Database, from: Date) {
  return db
    .selectFrom('activityCounts')
    .select(({ fn }) => ['action', fn.sum<number>('count').as('count')])
    .where('since', '>=', from)
    .groupBy('action')
    .execute()
}

/** How often one thing was done on each day of Puerto Rico, 'YYYY-MM-DD'. */
export async function sumCountsByDay(
  db: Database,
  { from, action }: { from: Date; action: NewActivity['action'] },
) {
  return db
    .selectFrom('activityCounts')
    .select(({ fn }) => [
      sql<string>`(since at time zone 'America/Puerto_Rico')::date`.as('day'),
      fn.sum<number>('count').as('count'),
    ])
    .where('since', '>=', from)
    .where('action', '=', action)
    .groupBy('day')
    .execute()
}

function orderOf({ since, action }: ActivityCount): string {
  return `${since.toISOString()} ${action}`
}
