import { DomainError } from '@wepa/domain/error'
import type { PasswordProof } from '@wepa/domain/people/proof'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { noteProof } from '../../proofs/note-proof.ts'
import { countCodeTry, hasSecondFactor, spendCode } from '../../second-factors/second-factor.ts'
import { requirePassword } from '../require-password.ts'

/**
 * Asks somebody who is signed in for their password again, and for a code where they have a second factor. It
 * counts as a proof of the session.
 * @throws DomainError validation at `password` or `code`; rate_limited
 */
export async function requireFactors(
  ctx: MemberContext,
  { password, code }: PasswordProof,
): Promise<void> {
  const message = 'La contraseña no es correcta.'
  await requirePassword(ctx, password, { path: 'password', message })
  const { userId } = ctx.session
  const takesCode = await hasSecondFactor(ctx, userId)
  if (takesCode && !code) {
    const missing = { path: 'code', message: 'Escribe el código' }
    throw new DomainError('validation', { issues: [missing] })
  }
  if (takesCode) await countCodeTry(ctx, userId)
  await inTransaction(ctx, async (tx) => {
    if (takesCode && code) await spendCode(tx, userId, code)
    await noteProof(tx)
  })
}
