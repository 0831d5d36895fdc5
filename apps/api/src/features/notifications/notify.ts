import type { NotificationType } from '@wepa/domain/notifications/notification-types'
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import { insertNotification } from './notifications.repo.ts'

/** A transaction: whoever is told has a new count once it stands. */
export type Telling = InTransaction<Pick<Deps, 'db' | 'clock' | 'live'>>

export type Notice = {
  userId: number
  type: NotificationType
  title: string
  message: string
  /** What it is about; which kind of thing, says the type. */
  relatedId?: number | null
  /** The same key tells the same person once, however often it is told. */
  key?: string
}

/**
 * Tells a person something, in the transaction of `ctx`, and the browsers that they want to hear it
 * from; texts longer than their columns are cut. False when a notification with its key is there already.
 */
export async function notify(ctx: Telling, notice: Notice): Promise<boolean> {
  const told = await insertNotification(ctx.db, {
    userId: notice.userId,
    type: notice.type,
    title: cut(notice.title, 255),
    message: cutMessage(notice.message),
    relatedId: notice.relatedId ?? null,
    key: notice.key ?? null,
    createdAt: ctx.clock.now(),
  })
  if (!told) return false
  for (const { subscriptionId, host } of told.browsers) {
    const payload = { notificationId: told.id, subscriptionId }
    await enqueueJob(ctx.db, 'push-notification', payload, { host })
  }
  // A message is told itself, and says as much.
  if (notice.type !== 'message') {
    ctx.afterCommit(() => ctx.live.publish({ kind: 'unread', userId: notice.userId }))
  }
  return true
}

/** What a message of a notification keeps of a longer text. */
export function cutMessage(text: string): string {
  return cut(text, 1000)
}

/** By characters as people count them, so that no emoji is left as half a one. */
function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
