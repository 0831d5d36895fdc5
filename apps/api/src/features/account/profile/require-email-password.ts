import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../../context.ts'
import { isFreshSession } from '../../auth/is-fresh-session.ts'
import { requireRecentProof } from '../../proofs/require-recent-proof.ts'
import { requirePassword } from '../require-password.ts'

/**
 * Asks for the password before the account's email changes: a stolen token alone must not take the account
 * over by it. Who signed in within ten minutes is not asked, nor who sends the email there is.
 * @throws DomainError password_required without one, validation for a wrong one, both at `currentPassword`;
 *   proof_required
 */
export async function requireEmailPassword(
  ctx: MemberContext,
  {
    now,
    wanted,
    password,
  }: { now: string; wanted: string | undefined; password?: string | undefined },
): Promise<void> {
  if (wanted === undefined || wanted.toLowerCase() === now.toLowerCase()) return
  const path = 'currentPassword'
  if (password !== undefined) {
    await requirePassword(ctx, password, { path, message: 'La contraseña no es correcta.' })
    await requireRecentProof(ctx, { isPasswordChecked: true })
    return
  }
  if ((await requireRecentProof(ctx)) || (await isFreshSession(ctx))) return
  const message = 'Para cambiar tu email, escribe tu contraseña actual.'
  throw new DomainError('password_required', { issues: [{ path, message }] })
}
