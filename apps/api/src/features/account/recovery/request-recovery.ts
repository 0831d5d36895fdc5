import type { RecoveryInput } from '@wepa/domain/people/password'
import type { Context } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { insertRecoveryRequest, type RecoveryKind } from './recovery.repo.ts'

/** Each the same for everybody. */
const answers: Readonly<Record<RecoveryKind, string>> = {
  password: 'Si ese email está registrado, recibirás instrucciones para restablecer tu contraseña.',
  username: 'Si existe una cuenta con ese email, recibirás tu username por correo.',
}

/**
 * Notes that somebody forgot their password or username. Whether the address has an account is looked
 * up by a job: here answer, statements and time are the same for any address.
 * @throws DomainError rate_limited after five requests for one address in an hour, known or not
 */
export async function requestRecovery(
  ctx: Context,
  kind: RecoveryKind,
  { email }: RecoveryInput,
): Promise<{ message: string }> {
  await ctx.limiter.consume('recoveryEmail', { name: email })
  await inTransaction(ctx, (tx) =>
    insertRecoveryRequest(tx.db, { kind, email, createdAt: tx.clock.now() }),
  )
  return { message: answers[kind] }
}
