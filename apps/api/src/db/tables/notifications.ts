import type { NotificationType } from '@wepa/domain/notifications/notification-types'
import type { ColumnType, Generated } from 'kysely'

/** Row of `notifications`. `key` makes what is told twice one row for each person. */
export type NotificationsTable = {
  id: Generated<number>
  userId: number
  type: NotificationType
  title: string
  message: string
  relatedId: number | null
  isRead: Generated<boolean>
  key: string | null
  createdAt: ColumnType<Date, Date | undefined, never>
}
