import { DomainError } from '@wepa/domain/error'
import type { PlanId } from '@wepa/domain/payments/plan'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { lockOwner } from './listing-writes.repo.ts'

/**
 * Holds the row of the person asking until the transaction ends, and answers their plan: whatever
 * changes ads begins with it, so that nothing slips through beside a suspension of this moment.
 * @throws DomainError invalid_token for an account that is gone, account_suspended
 */
export async function lockSeller(tx: InTransaction<MemberContext>): Promise<PlanId> {
  const owner = await lockOwner(tx.db, tx.session.userId, tx.clock.now())
  if (!owner) throw new DomainError('invalid_token')
  if (owner.isSuspended) throw new DomainError('account_suspended')
  return owner.plan
}
