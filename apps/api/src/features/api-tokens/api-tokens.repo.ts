// SQL of tokens for programs.

import type { TokenScope } from '@wepa/domain/developers/api-token'
import type { ApiToken, TokenUse } from '@wepa/domain/developers/api-token-schema'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type NewToken = {
  userId: number
  name: string
  scopes: TokenScope[]
  tokenHash: Buffer
  createdAt: Date
  expiresAt: Date | null
}

export async function insertToken(db: Database, token: NewToken): Promise<number> {
  const row = await db
    .insertInto('apiTokens')
    .values(token)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A person's tokens that are neither revoked nor ended, the newest first. */
export async function listLiveTokens(db: Database, userId: number, at: Date): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('apiTokens')
    .select(['id', 'name', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', at)]))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ createdAt, expiresAt, lastUsedAt, ...token }) => ({
    ...token,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** False for one that is not this person's, or was revoked. */
export async function revokeToken(
  db: Database,
  { id, userId, at }: { id: number; userId: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('apiTokens')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** `wroteAt`: as of a session (`context.ts`). */
export type FoundToken = {
  id: number
  userId: number
  scopes: TokenScope[]
  wroteAt: string | null
}

/** The token behind a hash, while it and its owner's account are good. */
export async function findLiveToken(
  db: Database,
  tokenHash: Buffer,
  at: Date,
): Promise<FoundToken | undefined> {
  return db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .leftJoin('recentWrites', 'recentWrites.writerId', 'apiTokens.userId')
    .select(['apiTokens.id', 'apiTokens.userId', 'apiTokens.scopes'])
    .select('recentWrites.lsn as wroteAt')
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('apiTokens.expiresAt', 'is', null), eb('apiTokens.expiresAt', '>', at)]),
    )
    .where('users.suspendedAt', 'is', null)
    .where('users.closedAt', 'is', null)
    .executeTakeFirst()
}

type Use = { tokenId: number; call: string; status: number; at: Date }

/** Counts a use in its minute, and notes when the token was used last. */
export async function countUse(db: Database, { tokenId, call, status, at }: Use): Promise<void> {
  await sql`
    with counted as (
      insert into api_token_uses (token_id, minute, call, status, count)
      select id, date_trunc('minute', ${at}::timestamptz), ${call}, ${status}, 1
      from api_tokens where id = ${tokenId}
      on conflict (token_id, minute, call, status) do update set count = api_token_uses.count + 1)
    update api_tokens set last_used_at = ${at}
    where id = ${tokenId} and coalesce(last_used_at < ${at}::timestamptz - interval '1 minute', true)`.execute(
    db,
  )
}

/** The last uses of a person's tokens, revoked ones too. */
export async function listUses(db: Database, userId: number, limit: number): Promise<TokenUse[]> {
  const rows = await db
    .selectFrom('apiTokenUses')
    .innerJoin('apiTokens', 'apiTokens.id', 'apiTokenUses.tokenId')
    .select(['apiTokens.name as tokenName', 'minute', 'call', 'status', 'count'])
    .where('userId', '=', userId)
    .orderBy('minute', 'desc')
    .orderBy('call')
    .orderBy('status')
    .limit(limit)
    .execute()
  return rows.map(({ minute, ...use }) => ({ ...use, minute: minute.toISOString() }))
}

/** Deletes uses from before `before`, at most `limit`. Answers how many. */
export async function deleteOldUses(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from api_token_uses where ctid = any(array(
      select ctid from api_token_uses where minute < ${before} order by minute limit ${limit}))`.execute(
    db,
  )
  return Number(numAffectedRows)
}
