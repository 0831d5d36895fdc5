import type { MemberContext } from '../../context.ts'
import { requirePayments } from './require-payments.ts'
import { findOpenSubscription } from './subscriptions.repo.ts'

/**
 * Whether a payment of one's own was made that we have not noted yet: the provider asks for no card any
 * more. False for a start that nobody finished, and for one that ran out.
 * @throws DomainError payments_unavailable
 */
export async function isAwaited(ctx: MemberContext): Promise<{ isAwaited: boolean }> {
  const open = await findOpenSubscription(ctx.db, ctx.session.userId)
  const isSettled = open?.state === 'active' || open?.state === 'trialing'
  if (!open?.providerId || isSettled) return { isAwaited: false }
  const payments = requirePayments(ctx)
  const [subscription, request] = await Promise.all([
    payments.readSubscription(open.providerId),
    payments.readCardRequest(open.providerId),
  ])
  const isOpen = subscription !== null && subscription.state !== 'ended'
  return { isAwaited: isOpen && (request === null || request === 'processing') }
}
