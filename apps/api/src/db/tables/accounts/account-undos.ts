import type { ColumnType, Generated } from 'kysely'

/** Row of `account_undos`: a link that takes a change of the account back; of its token only the SHA-256. */
export type AccountUndosTable = {
  id: Generated<number>
  userId: number
  kind: 'email' | 'deletion'
  tokenHash: Buffer
  /** Both for a change of the email alone. */
  oldEmail: string | null
  newEmail: string | null
  createdAt: ColumnType<Date, Date, never>
  endsAt: ColumnType<Date, Date, never>
  usedAt: ColumnType<Date | null, Date | null | undefined, Date>
}
