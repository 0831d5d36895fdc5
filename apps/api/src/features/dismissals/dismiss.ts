import { DomainError } from '@wepa/domain/error'
import { type DismissalInput, MAX_DISMISSALS } from '@wepa/domain/people/dismissal'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockPerson } from '../people/lock-person.ts'
import { canDismiss, countDismissals, insertDismissal } from './dismissals.repo.ts'

/**
 * From now on lists leave it out for this person. Nobody is told, and nobody else sees any difference.
 * @throws DomainError not_found for what is not there or one's own, conflict at MAX_DISMISSALS
 */
export async function dismiss(ctx: MemberContext, input: DismissalInput): Promise<void> {
  const dismissal = { ...input, userId: ctx.session.userId }
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, dismissal.userId)
    if (!(await canDismiss(tx.db, dismissal))) throw new DomainError('not_found')
    await insertDismissal(tx.db, { ...dismissal, createdAt: tx.clock.now() })
    if ((await countDismissals(tx.db, dismissal.userId)) > MAX_DISMISSALS) {
      throw new DomainError('conflict', {
        message: 'Ya ocultaste 1,000 anuncios y vendedores. Muestra alguno para ocultar otro.',
      })
    }
  })
}
