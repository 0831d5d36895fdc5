import type { OpenHours } from '@wepa/domain/conversations/away-reply'
import type { ColumnType } from 'kysely'

/** Row of `away_replies`. */
export type AwayRepliesTable = {
  userId: number
  isOn: boolean
  hours: ColumnType<OpenHours[], string, string>
  text: string
  updatedAt: Date
}
