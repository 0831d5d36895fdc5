import type { Notification } from '@wepa/domain/notifications/notification'
import type { Database } from '../../db/database.ts'

/** Where a browser is reached, and its keys. */
type Target = { endpoint: string; p256dh: string; auth: string }

/** A person's newest browsers; the others would be forgotten phones. */
const mostBrowsers = 10

/**
 * Keeps the browser of a session, instead of the one it had; a browser that belonged to somebody who
 * was signed in there before changes hands. False when it says other keys than were kept for it:
 * whoever knows only the address does not get it.
 */
export async function upsertPushSubscription(
  db: Database,
  { userId, sessionId, at, ...target }: Target & { userId: number; sessionId: number; at: Date },
): Promise<boolean> {
  // Two calls of one session come one after the other.
  await db.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute()
  await db
    .deleteFrom('pushSubscriptions')
    .where('sessionId', '=', sessionId)
    .where('endpoint', '!=', target.endpoint)
    .execute()
  const row = await db
    .insertInto('pushSubscriptions')
    .values({ userId, sessionId, ...target, createdAt: at })
    .onConflict((hit) =>
      hit
        .column('endpoint')
        .doUpdateSet({ userId, sessionId, createdAt: at })
        .where('pushSubscriptions.p256dh', '=', target.p256dh)
        .where('pushSubscriptions.auth', '=', target.auth),
    )
    .returning('id')
    .executeTakeFirst()
  await deleteOldest(db, userId)
  return row !== undefined
}

async function deleteOldest(db: Database, userId: number): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('pushSubscriptions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .offset(mostBrowsers),
    )
    .execute()
}

/**
 * A browser got another address: who knows the old one with its keys may say so. A new one that is
 * known already stays whose it is.
 */
export async function replacePushSubscription(
  db: Database,
  { before, after, at }: { before: Target; after: Target; at: Date },
): Promise<void> {
  const old = await db
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', before.endpoint)
    .where('p256dh', '=', before.p256dh)
    .where('auth', '=', before.auth)
    .returning(['userId', 'sessionId'])
    .executeTakeFirst()
  if (!old) return
  await db
    .insertInto('pushSubscriptions')
    .values({ ...old, ...after, createdAt: at })
    .onConflict((hit) => hit.doNothing())
    .execute()
}

export async function deletePushSubscription(db: Database, id: number): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute()
}

export async function deleteSessionPush(db: Database, sessionId: number): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute()
}

/** A person wants push messages, whatever they wanted before. */
export async function updatePushWanted(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('notificationPreferences')
    .set({ push: true })
    .where('userId', '=', userId)
    .execute()
}

/** Whether the browser of a session is told of things: it is known, and the person wants it. */
export async function isSessionTold(db: Database, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('pushSubscriptions')
    .innerJoin('notificationPreferences as wants', 'wants.userId', 'pushSubscriptions.userId')
    .select('pushSubscriptions.id')
    .where('sessionId', '=', sessionId)
    .where('wants.push', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** What a browser has still to be told: undefined once it was read, is older than `after`, or is not wanted any more. */
export async function findUntold(
  db: Database,
  { notificationId, subscriptionId, after }: UntoldQuery,
): Promise<{ notification: Notification; target: Target } | undefined> {
  const row = await db
    .selectFrom('notifications')
    // The same person still: another one may have signed in on that browser.
    .innerJoin('pushSubscriptions', 'pushSubscriptions.userId', 'notifications.userId')
    .innerJoin('notificationPreferences as wants', 'wants.userId', 'notifications.userId')
    .select(['notifications.id', 'notifications.userId', 'notifications.createdAt'])
    .select(['type', 'title', 'message', 'relatedId', 'isRead', 'endpoint', 'p256dh', 'auth'])
    .where('notifications.id', '=', notificationId)
    .where('pushSubscriptions.id', '=', subscriptionId)
    .where('wants.push', '=', true)
    .where('isRead', '=', false)
    .where('notifications.createdAt', '>', after)
    .executeTakeFirst()
  if (!row) return undefined
  const { endpoint, p256dh, auth, createdAt, ...rest } = row
  return {
    notification: { ...rest, createdAt: createdAt.toISOString() },
    target: { endpoint, p256dh, auth },
  }
}

type UntoldQuery = { notificationId: number; subscriptionId: number; after: Date }
