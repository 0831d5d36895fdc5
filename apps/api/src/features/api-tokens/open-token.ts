import type { TokenScope } from '@wepa/domain/developers/api-token'
import { DomainError } from '@wepa/domain/error'
import type { Context, Deps } from '../../context.ts'
import { hashToken } from '../auth/token.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { countUse, deleteOldUses, type FoundToken, findLiveToken } from './api-tokens.repo.ts'

/** What a call asks of a token; `everyone` also of none. */
export type Needs = { scope: TokenScope | undefined; isForEveryone: boolean }

/**
 * The context of a call that a program makes for its owner, and the token; a context without a session for a token that
 * is no good.
 * @throws DomainError business_required, token_scope, rate_limited
 */
export async function openApiToken(
  visitor: Context,
  secret: string,
  { scope, isForEveryone }: Needs,
): Promise<{ ctx: Context; token: FoundToken | undefined }> {
  const token = await findLiveToken(visitor.db, hashToken(secret), visitor.clock.now())
  if (!token) return { ctx: { ...visitor, isTokenRefused: true }, token }
  if ((await planOf(visitor, token.userId)) !== 'business') {
    throw new DomainError('business_required')
  }
  if (!isForEveryone && (!scope || !token.scopes.includes(scope))) {
    throw new DomainError('token_scope')
  }
  await visitor.limiter.consume('apiToken', { account: `token:${token.id}` })
  // Whatever the owner is besides, a program is nobody's administrator.
  const { userId, wroteAt } = token
  const session = { id: 0, userId, role: 'user', wroteAt: wroteAt ?? undefined } as const
  return { ctx: { ...visitor, session, isTokenRefused: false }, token }
}

/** Writes a use into the log of its owner; a log that cannot be written refuses no call. */
export async function noteTokenUse(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  use: { tokenId: number; call: string; status: number },
): Promise<void> {
  try {
    await countUse(db, { ...use, at: clock.now() })
  } catch (err) {
    log.warn({ err }, 'the use of a token was not noted')
  }
}

/** Deletes uses from before `before`, all of them. */
export async function forgetTokenUses(ctx: Pick<Deps, 'db'>, before: Date): Promise<void> {
  for (let some = 1; some > 0; ) some = await deleteOldUses(ctx.db, { before, limit: 5000 })
}
