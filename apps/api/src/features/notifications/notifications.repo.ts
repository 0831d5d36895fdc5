import type { Notification } from '@wepa/domain/notifications/notification'
import type { NotificationType } from '@wepa/domain/notifications/notification-types'
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'

export type NewNotification = {
  userId: number
  type: NotificationType
  title: string
  message: string
  relatedId: number | null
  key: string | null
  createdAt: Date
}

/** A browser to tell, and the push service behind which it is. */
type Browser = { subscriptionId: number; host: string }

/**
 * Stores a notification. Answers its id, and the browsers that are to be told; undefined when one with
 * its key is there, or the person is gone.
 */
export async function insertNotification(
  db: Database,
  notification: NewNotification,
): Promise<{ id: number; browsers: Browser[] } | undefined> {
  return db
    .insertInto('notifications')
    .columns(['userId', 'type', 'title', 'message', 'relatedId', 'key', 'createdAt'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ val, ref }) => [
          ref('users.id').as('userId'),
          val(notification.type).as('type'),
          val(notification.title).as('title'),
          val(notification.message).as('message'),
          val(notification.relatedId).as('relatedId'),
          val(notification.key).as('key'),
          val(notification.createdAt).as('createdAt'),
        ])
        .where('users.id', '=', notification.userId)
        .forKeyShare(),
    )
    .onConflict((hit) => hit.columns(['userId', 'key']).where('key', 'is not', null).doNothing())
    .returning([
      'id',
      // In the same round trip: most people have none.
      sql<Browser[]>`(
        select coalesce(json_agg(json_build_object(
          'subscriptionId', push_subscriptions.id,
          'host', substring(push_subscriptions.endpoint from '^https?://([^/:]+)'))), '[]')
        from push_subscriptions
        join notification_preferences wants on wants.user_id = push_subscriptions.user_id
        where push_subscriptions.user_id = notifications.user_id and wants.push
      )`.as('browsers'),
    ])
    .modifyEnd(kept)
    .executeTakeFirst()
}

/** Whose notifications, without the types that who asks is not shown. */
export type Shown = { userId: number; hidden: readonly NotificationType[] }

/** What a person was told, newest first; `before` is the id of the last one seen. */
export async function listNotifications(
  db: Database,
  { userId, hidden, limit, before }: Shown & { limit: number; before: number | undefined },
): Promise<Notification[]> {
  let query = db
    .selectFrom('notifications')
    .select(['id', 'userId', 'type', 'title', 'message', 'relatedId', 'isRead', 'createdAt'])
    .where('userId', '=', userId)
  if (hidden.length > 0) query = query.where('type', 'not in', hidden)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export async function countUnreadNotifications(
  db: Database,
  { userId, hidden }: Shown,
): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .$if(hidden.length > 0, (query) => query.where('type', 'not in', hidden))
    .executeTakeFirstOrThrow()
  return unread
}

/** False when the person was told nothing of this id; reading what was read is fine. */
export async function updateNotificationRead(
  db: Database,
  { userId, hidden, id }: Shown & { id: number },
): Promise<boolean> {
  const row = await db
    .updateTable('notifications')
    .set({ isRead: true })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .$if(hidden.length > 0, (query) => query.where('type', 'not in', hidden))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks what a person was told up to an id, all of it without one. */
export async function updateNotificationsRead(
  db: Database,
  { userId, hidden, upTo }: Shown & { upTo: number | undefined },
): Promise<void> {
  let query = db
    .updateTable('notifications')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('isRead', '=', false)
  if (hidden.length > 0) query = query.where('type', 'not in', hidden)
  if (upTo !== undefined) query = query.where('id', '<=', upTo)
  await query.execute()
}

/** What a person was told of one thing: `relatedId` of this type. */
export type NotificationsAbout = { userId: number; type: NotificationType; relatedId: number }

export async function updateNotificationsReadAbout(
  db: Database,
  { userId, type, relatedId }: NotificationsAbout,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .where('type', '=', type)
    .where('relatedId', '=', relatedId)
    .execute()
}

/** Writes `words` in place of the message with which these people were told of a thing. */
export async function updateNotificationWords(
  db: Database,
  about: Omit<NotificationsAbout, 'userId'> & {
    people: readonly number[]
    message: string
    words: string
  },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ message: about.words })
    .where('userId', 'in', about.people)
    .where('type', '=', about.type)
    .where('relatedId', '=', about.relatedId)
    .where('message', '=', about.message)
    .execute()
}

export async function deleteUnreadNotifications(
  db: Database,
  { userId, type, relatedId }: NotificationsAbout,
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    // Not as a value: a plan that is kept finds the index of the unread ones by it.
    .where('isRead', '=', sql.lit(false))
    .where('type', '=', type)
    .where('relatedId', '=', relatedId)
    .modifyEnd(kept)
    .execute()
}

/** Forgets what is older than `before`, read ones already from `readBefore` on; at most 5,000 of each at a time. Answers how many. */
export async function deleteNotifications(
  db: Database,
  { before, readBefore }: { before: Date; readBefore: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where id = any(array(
      (select id from notifications where is_read and created_at < ${readBefore}
        order by created_at limit 5000)
      union all
      (select id from notifications where created_at < ${before}
        order by created_at limit 5000)))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
