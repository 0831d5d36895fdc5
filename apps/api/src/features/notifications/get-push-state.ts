import type { MemberContext } from '../../context.ts'
import { isSessionTold } from './push-subscriptions.repo.ts'

/** What a browser needs to subscribe (null: push is not set up here), and whether this session's one has. */
export async function getPushState(
  ctx: MemberContext,
): Promise<{ publicKey: string | null; isSubscribed: boolean }> {
  const { push, session } = ctx
  if (!push) return { publicKey: null, isSubscribed: false }
  return { publicKey: push.publicKey, isSubscribed: await isSessionTold(ctx.db, session.id) }
}
