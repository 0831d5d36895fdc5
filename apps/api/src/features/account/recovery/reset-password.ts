import { DomainError } from '@wepa/domain/error'
import type { PasswordResetInput } from '@wepa/domain/people/password'
import type { Context } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { forgiveGuesses } from '../../auth/guard-guesses.ts'
import { hashPassword } from '../../auth/password.ts'
import { hashToken } from '../../auth/token.ts'
import { setPassword } from '../set-password.ts'
import { checkResetLink } from './check-reset-link.ts'
import { claimResetLink } from './recovery.repo.ts'

/**
 * Gives the person of a link a new password, once, and ends all their sessions.
 * @throws DomainError reset_link_invalid
 */
export async function resetPassword(
  ctx: Context,
  { token, newPassword }: PasswordResetInput,
): Promise<{ message: string }> {
  // Before the costly hash: a made-up token costs one look-up.
  await checkResetLink(ctx, { token })
  const passwordHash = await hashPassword(newPassword)
  const userId = await inTransaction(ctx, async (tx) => {
    const userId = await claimResetLink(tx.db, hashToken(token), tx.clock.now())
    if (userId === undefined) throw new DomainError('reset_link_invalid')
    await setPassword(tx, { userId, passwordHash })
    return userId
  })
  // Guesses at the password before must not keep its owner out with the new one.
  await forgiveGuesses(ctx, userId)
  return { message: 'Tu contraseña fue restablecida. Ya puedes iniciar sesión.' }
}
