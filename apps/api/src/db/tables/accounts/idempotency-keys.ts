import type { ColumnType } from 'kysely'

/** Row of `idempotency_keys`: the first answer to a repeated call; `status` null while it is being made. */
export type IdempotencyKeysTable = {
  scope: string
  key: string
  fingerprint: string
  status: number | null
  /** The answer as JSON text, byte for byte. */
  body: string | null
  createdAt: ColumnType<Date, Date, Date>
  /** By the database's clock, while the answer is being made: several servers must agree on it. */
  renewedAt: ColumnType<Date | null, Date | undefined, Date>
}
