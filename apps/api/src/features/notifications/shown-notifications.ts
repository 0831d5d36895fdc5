import { OWNERS_NOTIFICATIONS } from '@wepa/domain/notifications/notification-types'
import type { Session } from '../../context.ts'
import type { Shown } from './notifications.repo.ts'

/** One's notifications; those of a business without what only who administrates it is shown. */
export function shownNotifications({ userId, actor }: Session): Shown {
  const seesAll = !actor || actor.role === 'owner'
  return { userId, hidden: seesAll ? [] : OWNERS_NOTIFICATIONS }
}
