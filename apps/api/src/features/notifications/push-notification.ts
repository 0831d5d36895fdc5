import { createHash } from 'node:crypto'
import { NOTIFICATION_POLICIES } from '@wepa/domain/notifications/notification-types'
import { pushNotice } from '@wepa/domain/notifications/push'
import type { Deps } from '../../context.ts'
import { countUnreadNotifications } from './notifications.repo.ts'
import { deletePushSubscription, findUntold } from './push-subscriptions.repo.ts'

const day = 24 * 60 * 60

/**
 * Tells one browser of one notification; the queue tries again when its push service does not take it.
 * What was read meanwhile, or is a day old, is not worth a sound any more.
 */
export async function pushNotification(
  { db, clock, push }: Pick<Deps, 'db' | 'clock' | 'push'>,
  job: { notificationId: number; subscriptionId: number },
): Promise<void> {
  const now = clock.now().getTime()
  const found = await findUntold(db, { ...job, after: new Date(now - day * 1000) })
  if (!push || !found) return
  const { notification, target } = found
  const unread = await countUnreadNotifications(db, { userId: notification.userId, hidden: [] })
  const notice = pushNotice(notification, unread)
  const outcome = await push.send(target, {
    payload: JSON.stringify(notice),
    ttl: day,
    urgency: NOTIFICATION_POLICIES[notification.type].pushUrgency,
    topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
  })
  if (outcome === 'gone') await deletePushSubscription(db, job.subscriptionId)
}
