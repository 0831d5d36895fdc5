// What a person does with the tokens of their programs.

import { MAX_TOKENS, TOKEN_PREFIX, TOKEN_SCOPES } from '@wepa/domain/developers/api-token'
import type { ApiToken, TokenInput, TokenUse } from '@wepa/domain/developers/api-token-schema'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { hashToken, makeToken } from '../auth/token.ts'
import { lockPerson } from '../people/lock-person.ts'
import { requireRecentProof } from '../proofs/require-recent-proof.ts'
import { requireBusiness } from '../subscriptions/require-business.ts'
import { insertToken, listLiveTokens, listUses, revokeToken } from './api-tokens.repo.ts'

const DAY = 86_400_000
/** Lines of the log in one look. */
const shownUses = 200

/**
 * Makes a token; `secret` is shown this once and kept by nobody.
 * @throws DomainError business_required, proof_required, token_limit
 */
export async function createApiToken(
  ctx: MemberContext,
  { name, scopes, days }: TokenInput,
): Promise<{ secret: string; token: ApiToken }> {
  await requireBusiness(ctx)
  await requireRecentProof(ctx)
  const { userId } = ctx.session
  const secret = TOKEN_PREFIX + makeToken()
  const token = await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    const now = tx.clock.now()
    if ((await listLiveTokens(tx.db, userId, now)).length >= MAX_TOKENS) {
      throw new DomainError('token_limit')
    }
    const id = await insertToken(tx.db, {
      userId,
      name,
      scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
      tokenHash: hashToken(secret),
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY),
    })
    return (await listLiveTokens(tx.db, userId, now)).find((each) => each.id === id)
  })
  if (!token) throw new Error('a token that is not there')
  return { secret, token }
}

/** One's own tokens that work, the newest first. */
export async function listApiTokens(ctx: MemberContext): Promise<ApiToken[]> {
  return listLiveTokens(ctx.db, ctx.session.userId, ctx.clock.now())
}

/** Ends a token at once. @throws DomainError not_found */
export async function revokeApiToken(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  const { userId } = ctx.session
  if (!(await revokeToken(ctx.db, { id, userId, at: ctx.clock.now() }))) {
    throw new DomainError('not_found')
  }
  return { success: true }
}

/** What one's own tokens were used for, the newest first. */
export async function listTokenUses(ctx: MemberContext): Promise<TokenUse[]> {
  return listUses(ctx.db, ctx.session.userId, shownUses)
}
