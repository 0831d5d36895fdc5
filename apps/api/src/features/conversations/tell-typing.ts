import type { MemberContext } from '../../context.ts'
import { findContactRefusal } from '../blocks/refuse-contact.ts'
import { findSides } from './conversations.repo.ts'
import { requireSide } from './get-conversation.ts'

/**
 * Lets the other side's open sockets know that somebody is writing. Kept nowhere, and not told between people who are
 * kept apart. @throws DomainError not_found
 */
export async function tellTyping(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  const sides = await findSides(ctx.db, id)
  requireSide(ctx, sides)
  const from = ctx.session.userId
  const to = sides.buyerId === from ? sides.sellerId : sides.buyerId
  if (to !== null && !(await findContactRefusal(ctx, { from, to }))) {
    ctx.live.publish({ kind: 'typing', conversationId: id, userId: to })
  }
  return { success: true }
}
