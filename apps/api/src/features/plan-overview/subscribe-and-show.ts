import type { SubscribeAnswer, SubscribeCall } from '@wepa/domain/payments/subscription'
import type { MemberContext } from '../../context.ts'
import { subscribe } from '../subscriptions/subscribe.ts'
import { getPlanStatus } from './get-plan-status.ts'

/** Begins or changes a paid plan (`subscribe`); one that stands at once is answered with how it stands. */
export async function subscribeAndShow(
  ctx: MemberContext,
  call: SubscribeCall,
): Promise<SubscribeAnswer> {
  const answer = await subscribe(ctx, call)
  if ('clientSecret' in answer) return answer
  return { ...answer, status: await getPlanStatus(ctx) }
}
