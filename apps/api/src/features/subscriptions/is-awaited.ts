import type { MemberContext } from '../../context.ts'
import { findOpenSubscription } from './subscriptions.repo.ts'

/** Whether a payment of one's own was begun that nobody has confirmed yet: a start, or a renewal that is owed. */
export async function isAwaited(ctx: MemberContext): Promise<{ isAwaited: boolean }> {
  const open = await findOpenSubscription(ctx.db, ctx.session.userId)
  const isSettled = open?.state === 'active' || open?.state === 'trialing'
  return { isAwaited: open?.providerId != null && !isSettled }
}
