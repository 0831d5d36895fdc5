import { type PaidPlanId, PLANS } from '@wepa/domain/plan'
import type { SubscriptionStatus } from '@wepa/domain/subscription'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { ProviderSubscription } from '../../gateways/payments.ts'
import { applyReading } from './apply-reading.ts'
import { getStatus } from './get-status.ts'
import { readProvider } from './read-provider.ts'

/**
 * Takes a standing subscription over to the other plan at once. Going up is charged to its card, in
 * part for the rest of the month; going down is credited. A cancellation is taken back: who chooses a
 * plan wants to have it.
 * @throws DomainError card_declined, which changes nothing
 */
export async function changePlan(
  ctx: MemberContext,
  { id, periodEnd, cancelAt, plan: from }: ProviderSubscription,
  plan: PaidPlanId,
): Promise<SubscriptionStatus> {
  const order = { subscriptionId: id, plan, amount: PLANS[plan].priceCents }
  // A second press within the minute is the same change.
  const minute = Math.floor(ctx.clock.now().getTime() / 60_000)
  const key = `change-${id}-${from}-${plan}-${periodEnd.getTime()}-${minute}`
  const reading = await readProvider(ctx, async (payments) => {
    const changed = await payments.changePlan(order, key)
    return cancelAt ? payments.resume(id) : changed
  })
  await inTransaction(ctx, (tx) => applyReading(tx, reading))
  return getStatus(ctx)
}
