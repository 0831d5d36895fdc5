import type { PlanId } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import type { Deps } from '../../context.ts'
import { findSubscriber } from './subscriptions.repo.ts'

/** The plan a person is on at this moment; 'free' once its time is over, and for an account that is gone. */
export async function planOf(ctx: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<PlanId> {
  const subscriber = await findSubscriber(ctx.db, userId)
  return subscriber ? planInForce(subscriber, ctx.clock.now()) : 'free'
}
