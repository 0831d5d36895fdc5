import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { findNotificationPolicy, NOTIFICATION_TYPES } from './notification-types.ts'

/** Something a person was told (§3). Its type says what `relatedId` is the id of. */
export const Notification = z.object({
  id: id(),
  userId: id(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  relatedId: z.nullable(id()),
  isRead: z.boolean(),
  createdAt: moment(),
})
export type Notification = z.infer<typeof Notification>

/** Where a tap on a notification leads, null for nowhere (§2). */
export function notificationPath({
  type,
  relatedId,
}: {
  type: string
  relatedId: number | null
}): string | null {
  if (relatedId === null) return null
  return findNotificationPolicy(type)?.path?.(relatedId) ?? null
}
