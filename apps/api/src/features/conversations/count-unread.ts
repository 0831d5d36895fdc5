import type { MemberContext } from '../../context.ts'
import { countUnreadMessages } from './messages.repo.ts'

/** How many messages wait for the person asking, in all conversations. */
export async function countUnread(ctx: MemberContext): Promise<{ count: number }> {
  return { count: await countUnreadMessages(ctx.db, ctx.session.userId) }
}
