import type { MemberContext } from '../../context.ts'
import { deleteSessionPush } from './push-subscriptions.repo.ts'

/** The browser of this session is told nothing any more; the person's others go on. */
export async function unsubscribePush(ctx: MemberContext): Promise<{ success: true }> {
  await deleteSessionPush(ctx.db, ctx.session.id)
  return { success: true }
}
