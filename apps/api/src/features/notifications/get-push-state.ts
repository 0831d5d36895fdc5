import type { MemberContext } from '../../context.ts'
import { isSessionTold } from './push-subscriptions.repo.ts'

/**
 * What a browser needs to subscribe, and whether this session's one has. The key is null where push is not set up, and for
 * who acts for a business: the one subscription of their browser stays their own.
 */
export async function getPushState(
  ctx: MemberContext,
): Promise<{ publicKey: string | null; isSubscribed: boolean }> {
  const { push, session } = ctx
  if (!push || session.actor) return { publicKey: null, isSubscribed: false }
  return { publicKey: push.publicKey, isSubscribed: await isSessionTold(ctx.db, session.id) }
}
