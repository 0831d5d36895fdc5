import type { ColumnType, Generated } from 'kysely'

/** Row of `recovery_requests`: somebody forgot something; waits for the job that looks whose address it is. */
export type RecoveryRequestsTable = {
  id: Generated<number>
  kind: 'password' | 'username'
  email: string
  createdAt: ColumnType<Date, Date, never>
}

/** Row of `password_resets`: a link that was sent; of its token only the SHA-256. */
export type PasswordResetsTable = {
  tokenHash: Buffer
  userId: number
  email: string
  expiresAt: Date
  usedAt: Date | null
}
