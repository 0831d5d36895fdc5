import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { isPassword } from '../auth/password.ts'
import { findPasswordHash } from './account.repo.ts'

/**
 * Asks somebody who is signed in for their password again. Answers the hash it was compared with.
 * @throws DomainError validation at the field `path`; rate_limited after ten wrong ones
 */
export async function requirePassword(
  ctx: MemberContext,
  password: string,
  refusal: { path: string; message: string },
): Promise<string> {
  const guesser = { account: ctx.session.userId }
  await ctx.limiter.consume('password', guesser)
  const hash = await findPasswordHash(ctx.db, ctx.session.userId)
  const isRight = await isPassword(hash, password)
  if (!hash || !isRight) throw new DomainError('validation', { issues: [refusal] })
  await ctx.limiter.forgive('password', guesser)
  return hash
}
