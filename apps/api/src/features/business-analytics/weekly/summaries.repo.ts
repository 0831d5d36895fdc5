// SQL of the weekly email: to whom it goes, once a week.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { planInForceAt } from '../../../db/sql/plan-in-force.ts'

/** `week` is the Monday ('YYYY-MM-DD') of the week that is told of. */
type Due = { week: string; now: Date }

/** People on Business who want the email and were not looked at for this week, by their ids, above `after`. */
export async function listDueBusinesses(
  db: Database,
  due: Due,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select users.id from ${businesses(due)} and users.id > ${after}
      and weekly.sent_for is distinct from ${due.week}::date
    order by users.id limit ${limit}`.execute(db)
  return rows
}

export type SummaryReader = { email: string; fullName: string; token: string }

/**
 * Takes a business for this week, so that nobody else does, and answers to whom its email goes; undefined where
 * somebody was faster or where none is wanted any more.
 */
export async function takeBusiness(
  db: Database,
  userId: number,
  due: Due,
): Promise<SummaryReader | undefined> {
  const { rows } = await sql<SummaryReader>`
    with reader as (
      select users.id, users.email, users.full_name from ${businesses(due)} and users.id = ${userId}
    ), taken as (
      insert into weekly_summaries as weekly (user_id, sent_for)
      select id, ${due.week}::date from reader
      on conflict (user_id) do update set sent_for = excluded.sent_for
        where weekly.is_wanted and weekly.sent_for is distinct from excluded.sent_for
      returning token
    )
    select email, full_name, token from reader, taken`.execute(db)
  return rows[0]
}

function businesses({ now }: Due): RawBuilder<unknown> {
  return sql`users
    join person_plans on person_plans.user_id = users.id
    join notification_preferences as wants on wants.user_id = users.id
    left join weekly_summaries as weekly on weekly.user_id = users.id
    where ${planInForceAt(now)} = 'business' and wants.email and coalesce(weekly.is_wanted, true)
      and users.suspended_at is null and users.closed_at is null`
}

/** Ends the emails of whoever has this token. */
export async function endSummariesOf(db: Database, token: string): Promise<void> {
  await db
    .updateTable('weeklySummaries')
    .set({ isWanted: false })
    .where('token', '=', token)
    .where('isWanted', '=', true)
    .execute()
}
