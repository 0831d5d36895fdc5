import { createHash } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { requirePayments } from './require-payments.ts'
import { findSubscriber, updateCustomerId } from './subscriptions.repo.ts'

/**
 * The provider's name for the person of the context, made at their first payment. It never leaves the
 * server. A second one, made by two calls at once, stays empty and unused.
 * @throws DomainError payments_unavailable
 */
export async function customerOf(ctx: MemberContext): Promise<string> {
  const { userId } = ctx.session
  const person = await findSubscriber(ctx.db, userId)
  if (!person) throw new DomainError('invalid_token')
  if (person.customerId) return person.customerId
  const { email, fullName: name } = person
  // The provider refuses one key with other words: a changed name is another call.
  const words = createHash('sha256').update(`${email}\n${name}`).digest('hex').slice(0, 16)
  const made = await requirePayments(ctx).ensureCustomer(
    { userId, email, name },
    `customer-${userId}-${words}`,
  )
  return (await inTransaction(ctx, (tx) => updateCustomerId(tx.db, userId, made))) ?? made
}
