import type { PasswordChangeInput } from '@wepa/domain/people/password'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { hashPassword } from '../auth/password.ts'
import { requireRecentProof } from '../proofs/require-recent-proof.ts'
import { requirePassword } from './require-password.ts'
import { setPassword } from './set-password.ts'

/**
 * Changes one's own password; this session stays, all others end.
 * @throws DomainError validation at `currentPassword` when that is wrong; proof_required
 */
export async function changePassword(
  ctx: MemberContext,
  { currentPassword, newPassword }: PasswordChangeInput,
): Promise<{ message: string }> {
  const { id: exceptSession, userId } = ctx.session
  const insteadOf = await requirePassword(ctx, currentPassword, {
    path: 'currentPassword',
    message: 'No se pudo cambiar la contraseña. Verifica tu contraseña actual.',
  })
  await requireRecentProof(ctx, { isPasswordChecked: true })
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(ctx, (tx) =>
    setPassword(tx, { userId, passwordHash, insteadOf, exceptSession }),
  )
  return { message: 'Tu contraseña cambió. Cerramos tus otras sesiones.' }
}
