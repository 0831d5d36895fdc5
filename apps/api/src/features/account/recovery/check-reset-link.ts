import { DomainError } from '@wepa/domain/error'
import type { ResetLink } from '@wepa/domain/people/password'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../auth/token.ts'
import { hasResetLink } from './recovery.repo.ts'

/** Whether a link still opens the form for a new password. @throws DomainError reset_link_invalid */
export async function checkResetLink(
  ctx: Pick<Context, 'db' | 'clock'>,
  { token }: ResetLink,
): Promise<{ valid: true }> {
  if (await hasResetLink(ctx.db, hashToken(token), ctx.clock.now())) return { valid: true }
  throw new DomainError('reset_link_invalid')
}
