import type { TokenScope } from '@wepa/domain/developers/api-token'
import type { ColumnType, Generated } from 'kysely'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Row of `api_tokens`; of the token itself only the SHA-256 is kept. */
export type ApiTokensTable = {
  id: Generated<number>
  userId: number
  name: string
  scopes: TokenScope[]
  tokenHash: Buffer
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: NullableTimestamp
  revokedAt: NullableTimestamp
}

/** Row of `api_token_uses`: calls of one kind with one answer in one minute. */
export type ApiTokenUsesTable = {
  tokenId: number
  minute: Date
  call: string
  status: number
  count: number
}
