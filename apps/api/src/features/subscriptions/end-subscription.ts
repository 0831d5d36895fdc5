import type { Deps } from '../../context.ts'
import { refreshSubscription } from './refresh-plan.ts'
import { requirePayments } from './require-payments.ts'
import { findSubscription } from './subscriptions.repo.ts'

/** Ends a subscription at the provider; the queue tries again until it answers. */
export async function endSubscription(
  ctx: Deps,
  { subscriptionId }: { subscriptionId: number },
): Promise<void> {
  const row = await findSubscription(ctx.db, subscriptionId)
  if (!row?.providerId || row.state === 'ended') return
  await requirePayments(ctx).cancelNow(row.providerId)
  await refreshSubscription(ctx, row.providerId)
}

/** Ends what somebody who left still pays, and has the provider forget them (decision B16). */
export async function forgetCustomer(
  ctx: Deps,
  { customerId }: { customerId: string },
): Promise<void> {
  await requirePayments(ctx).forgetCustomer(customerId)
}
