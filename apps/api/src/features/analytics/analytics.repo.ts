import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The place a person gave in their profile, in their words. */
export async function findOwnLocation(db: Database, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('location')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.location ?? null
}

/** Forgets what happened before a day; at most 5,000 rows at a time. Answers how many. */
export async function deleteEvents(db: Database, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from business_analytics where ctid = any(array(
      select ctid from business_analytics where event_date < ${before}::date
      order by event_date limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The same of people who came back. */
export async function deleteRepeatViews(db: Database, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from repeat_views where ctid = any(array(
      select ctid from repeat_views where viewed_on < ${before}::date
      order by viewed_on limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
