// Taking ads off and bringing them back. While one of the two marks stands the ad is off.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

export type WithdrawnListing = { id: number; userId: number; title: string }

/** Hides an ad; undefined when it is hidden already, or gone. */
export async function hideListing(
  db: Database,
  id: number,
  now: Date,
): Promise<WithdrawnListing | undefined> {
  const { rows } = await sql<WithdrawnListing>`
    update listings set hidden_at = ${now}, ${off(now)}
    where id = ${id} and hidden_at is null
    returning id, user_id as "userId", title`.execute(db)
  return rows[0]
}

/** Brings a hidden ad back to what it was; undefined when it is not hidden. */
export async function unhideListing(
  db: Database,
  id: number,
  now: Date,
): Promise<WithdrawnListing | undefined> {
  const { rows } = await sql<WithdrawnListing>`
    update listings set hidden_at = null, ${back(sql.ref('owner_suspended_at'), now)}
    where id = ${id} and hidden_at is not null
    returning id, user_id as "userId", title`.execute(db)
  return rows[0]
}

/** Takes all ads of a suspended person off: none of them can be switched on meanwhile. */
export async function withdrawListingsOf(db: Database, userId: number, now: Date): Promise<void> {
  await sql`
    update listings set owner_suspended_at = ${now}, ${off(now)}
    where user_id = ${userId} and owner_suspended_at is null`.execute(db)
}

/** Brings them back, but those that are hidden themselves. */
export async function returnListingsOf(db: Database, userId: number, now: Date): Promise<void> {
  await sql`
    update listings set owner_suspended_at = null, ${back(sql.ref('hidden_at'), now)}
    where user_id = ${userId} and owner_suspended_at is not null`.execute(db)
}

function off(now: Date) {
  return sql`withdrawn_at = coalesce(withdrawn_at, ${now}),
    was_active = coalesce(was_active, is_active), is_active = false`
}

/** Unless the other mark stands; an ad that was on gets the time back in which nobody could see it. */
function back(other: ReturnType<typeof sql.ref>, now: Date) {
  return sql`
    is_active = ${other} is null and was_active,
    expires_at = case when ${other} is null and was_active
      then expires_at + (${now}::timestamptz - withdrawn_at) else expires_at end,
    featured_expires_at = case when ${other} is null and was_active and is_featured
      then featured_expires_at + (${now}::timestamptz - withdrawn_at) else featured_expires_at end,
    was_active = case when ${other} is null then null else was_active end,
    withdrawn_at = case when ${other} is null then null else withdrawn_at end`
}
