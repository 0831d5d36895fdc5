import { DomainError } from '@wepa/domain/error'
import type { PlanId } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { lockPerson } from '../people/lock-person.ts'

/**
 * Holds the row of the person asking until the transaction ends, and answers their plan: whatever
 * changes ads begins with it, so that nothing slips through beside a suspension of this moment.
 * @throws DomainError invalid_token for an account that is gone, account_suspended
 */
export async function lockSeller(tx: InTransaction<MemberContext>): Promise<PlanId> {
  const owner = await lockPerson(tx, tx.session.userId)
  if (!owner) throw new DomainError('invalid_token')
  if (owner.isSuspended) throw new DomainError('account_suspended')
  return planInForce(owner, tx.clock.now())
}
