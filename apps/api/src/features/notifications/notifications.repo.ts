import type { Database } from '../../db/database.ts'

export type NewNotification = {
  userId: number
  type: string
  title: string
  message: string
  relatedId: number | null
  key: string | null
  createdAt: Date
}

/** Stores a notification; undefined when one with its key is there, or the person is gone. */
export async function insertNotification(
  db: Database,
  notification: NewNotification,
): Promise<number | undefined> {
  const row = await db
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
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
