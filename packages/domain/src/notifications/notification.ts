import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { NOTIFICATION_TYPES } from './notification-types.ts'

/** Something a person was told. Its type says what `relatedId` is the id of. */
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
