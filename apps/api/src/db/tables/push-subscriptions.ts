import type { ColumnType, Generated } from 'kysely'

/** Row of `push_subscriptions`: a browser that takes push messages, one for each session. */
export type PushSubscriptionsTable = {
  id: Generated<number>
  userId: number
  sessionId: number
  endpoint: string
  p256dh: string
  auth: string
  createdAt: ColumnType<Date, Date, Date>
}
