import { type PaidPlanId, PLANS } from '@wepa/domain/payments/plan'
import type { MemberContext } from '../../context.ts'
import type { ProviderSubscription } from '../../gateways/payments.ts'
import { refreshSubscription } from './refresh-plan.ts'
import { requirePayments } from './require-payments.ts'

/**
 * Takes a standing subscription over to the other plan at once. Going up is charged to its card, in
 * part for the rest of the month; going down is credited. A cancellation is taken back: who chooses a
 * plan wants to have it. `reading` is the number of our record when the call came: presses at once are one
 * change, a change back and forth is not. A replayed answer says how things stood then, so they are read anew.
 * @throws DomainError card_declined, which changes nothing
 */
export async function changePlan(
  ctx: MemberContext,
  { id, periodEnd, plan: from }: ProviderSubscription,
  { plan, reading }: { plan: PaidPlanId; reading: number },
): Promise<void> {
  const order = { subscriptionId: id, plan, amount: PLANS[plan].priceCents }
  const key = `change-${id}-${from}-${plan}-${periodEnd.getTime()}-${reading}`
  const payments = requirePayments(ctx)
  await payments.changePlan(order, key)
  await refreshSubscription(ctx, id)
}
