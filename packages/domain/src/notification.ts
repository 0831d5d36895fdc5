import * as z from 'zod/mini'
import { id, moment } from './scalar.ts'

/** 'message' and 'favorite' lead somewhere (§2); others are shown as they are. */
export const Notification = z.object({
  id: id(),
  userId: id(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  relatedId: z.nullable(id()),
  isRead: z.boolean(),
  createdAt: moment(),
})
export type Notification = z.infer<typeof Notification>

/** Where a tap on a notification leads, null for nowhere (§2). */
export function notificationPath(notification: {
  type: string
  relatedId: number | null
}): string | null {
  if (notification.relatedId === null) return null
  if (notification.type === 'message') return `/chat/${notification.relatedId}`
  return notification.type === 'favorite' ? `/listing/${notification.relatedId}` : null
}
