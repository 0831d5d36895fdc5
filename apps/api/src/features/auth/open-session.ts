import { DomainError } from '@wepa/domain/error'
import type { Context } from '../../context.ts'
import { insertSession, updateLogin } from './auth.repo.ts'
import { hashToken, makeToken } from './token.ts'

type Opening = { userId: number; passwordHash?: string }

/**
 * Signs a person in from where they ask; answers the token, which is never seen again.
 * @throws DomainError account_suspended, also for a suspension of this moment
 */
export async function openSession(
  ctx: Pick<Context, 'db' | 'clock' | 'ip' | 'userAgent'>,
  { userId, passwordHash }: Opening,
): Promise<string> {
  const { db, ip, userAgent } = ctx
  const now = ctx.clock.now()
  const token = makeToken()
  if (!(await updateLogin(db, userId, { now, passwordHash }))) {
    throw new DomainError('account_suspended')
  }
  await insertSession(db, { userId, tokenHash: hashToken(token), ip, userAgent, now })
  return token
}
