import type { MeetingState, MeetingStep } from '@wepa/domain/meetings/meeting'
import type { ColumnType, Generated } from 'kysely'

type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Row of `meetings`: where and when the two of a conversation meet. */
export type MeetingsTable = {
  id: Generated<number>
  conversationId: number
  messageId: number
  proposerId: number | null
  startsAt: Date
  place: string
  placeId: string | null
  municipality: string | null
  state: ColumnType<MeetingState, MeetingState | undefined, MeetingState>
  createdAt: Date
  decidedAt: OptionalTime
  remindedAt: OptionalTime
}

/** Row of `meeting_steps`: what one of the two said on the day. */
export type MeetingStepsTable = {
  meetingId: number
  userId: number
  step: MeetingStep
  createdAt: Date
}

/** Row of `meeting_shares`: a link to a meeting, by the hash of its key. */
export type MeetingSharesTable = {
  id: Generated<number>
  meetingId: number
  userId: number
  tokenHash: Buffer
  createdAt: Date
}
