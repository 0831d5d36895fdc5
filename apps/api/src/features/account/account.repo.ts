// SQL of what a person decides about their account: password, preferences, leaving.
import type { NotificationPreferences } from '@wepa/domain/notifications/preferences'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The hash of a person's password. */
export async function findPasswordHash(db: Database, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.passwordHash
}

type PasswordChange = { passwordHash: string; insteadOf?: string | undefined; now: Date }

/** Sets a password, with `insteadOf` only while that is still the hash. Answers whose it is. */
export async function updatePassword(
  db: Database,
  id: number,
  { passwordHash, insteadOf, now }: PasswordChange,
): Promise<{ email: string; fullName: string } | undefined> {
  return db
    .updateTable('users')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', id)
    .$if(insteadOf !== undefined, (update) => update.where('passwordHash', '=', insteadOf ?? ''))
    .returning(['email', 'fullName'])
    .executeTakeFirst()
}

/** By which ways a person wants to hear of things. */
export async function findPreferences(
  db: Database,
  id: number,
): Promise<NotificationPreferences | undefined> {
  return db
    .selectFrom('notificationPreferences as wants')
    .leftJoin('weeklySummaries as weekly', 'weekly.userId', 'wants.userId')
    .leftJoin('followNotices as followed', 'followed.userId', 'wants.userId')
    .select(['email as emailNotifications', 'push as pushNotifications', 'priceDrops'])
    .select((eb) => eb.fn.coalesce('weekly.isWanted', eb.lit(true)).as('weeklySummary'))
    .select((eb) => eb.fn.coalesce('followed.isWanted', eb.lit(true)).as('followedAds'))
    .where('wants.userId', '=', id)
    .executeTakeFirst()
}

type PreferencesChange = {
  [Name in keyof NotificationPreferences]?: NotificationPreferences[Name] | undefined
}

/** Changes what is given, keeps the rest. */
export async function updatePreferences(
  db: Database,
  id: number,
  {
    emailNotifications: email,
    pushNotifications: push,
    weeklySummary,
    priceDrops,
    followedAds,
    now,
  }: PreferencesChange & { now: Date },
): Promise<NotificationPreferences | undefined> {
  if ([email, push, priceDrops].some((each) => each !== undefined)) {
    const ways = db.updateTable('notificationPreferences').set({ email, push, priceDrops })
    await ways.where('userId', '=', id).execute()
  }
  if (weeklySummary !== undefined) await setSummaryWanted(db, id, weeklySummary)
  if (followedAds !== undefined) await setFollowedAdsWanted(db, id, { isWanted: followedAds, now })
  return findPreferences(db, id)
}

async function setSummaryWanted(db: Database, userId: number, isWanted: boolean): Promise<void> {
  await db
    .insertInto('weeklySummaries')
    .values({ userId, isWanted })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ isWanted }))
    .execute()
}

/** What came while somebody did not want to hear of it is no news once they do. */
async function setFollowedAdsWanted(
  db: Database,
  userId: number,
  { isWanted, now }: { isWanted: boolean; now: Date },
): Promise<void> {
  await sql`
    insert into follow_notices as notices (user_id, is_wanted) values (${userId}, ${isWanted})
    on conflict (user_id) do update set is_wanted = excluded.is_wanted, due_at = null,
      told_up_to = ${now} where notices.is_wanted <> excluded.is_wanted`.execute(db)
}

/** Deletes a person. The references of each table say what goes along, and what stays without a name. */
export async function deletePerson(db: Database, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}
