import type { SessionWay } from '@wepa/domain/people/own-session'
import type { ColumnType, Generated } from 'kysely'

/** Row of `sessions`: one for each sign-in; of the token only the SHA-256. */
export type SessionsTable = {
  id: Generated<number>
  userId: number
  tokenHash: Buffer
  ip: string | null
  userAgent: string | null
  openedBy: ColumnType<SessionWay | null, SessionWay | null | undefined, never>
  /** Who acts for `userId`, and by which sign-in of theirs; null where people act for themselves. */
  actorId: ColumnType<number | null, number | null | undefined, never>
  actorSessionId: ColumnType<number | null, number | null | undefined, never>
  provenAt: ColumnType<Date | null, Date | null | undefined, Date>
  createdAt: ColumnType<Date, Date | undefined, never>
  lastActivityAt: ColumnType<Date, Date | undefined, Date>
}
