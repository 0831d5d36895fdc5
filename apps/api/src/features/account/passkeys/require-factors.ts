import { DomainError } from '@wepa/domain/error'
import type { PasskeyProof } from '@wepa/domain/people/passkey'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countCodeTry, hasSecondFactor, spendCode } from '../../second-factors/second-factor.ts'
import { requirePassword } from '../require-password.ts'

/**
 * Asks somebody who is signed in for their password again, and for a code where they have a second factor.
 * @throws DomainError validation at `password` or `code`; rate_limited
 */
export async function requireFactors(
  ctx: MemberContext,
  { password, code }: PasskeyProof,
): Promise<void> {
  const message = 'La contraseña no es correcta.'
  await requirePassword(ctx, password, { path: 'password', message })
  const { userId } = ctx.session
  if (!(await hasSecondFactor(ctx, userId))) return
  if (!code) {
    const missing = { path: 'code', message: 'Escribe el código' }
    throw new DomainError('validation', { issues: [missing] })
  }
  await countCodeTry(ctx, userId)
  await inTransaction(ctx, (tx) => spendCode(tx, userId, code))
}
