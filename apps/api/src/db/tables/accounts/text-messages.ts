import type { ColumnType, Generated } from 'kysely'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Row of `text_messages`: the outbox of SMS. `body` is null once it has left, or leaves no more; `userId` once its
 * account is gone. */
export type TextMessagesTable = {
  id: Generated<number>
  userId: number | null
  phone: string
  body: string | null
  endsAt: Date
  createdAt: Date
  sentAt: NullableTimestamp
  droppedAt: NullableTimestamp
}
