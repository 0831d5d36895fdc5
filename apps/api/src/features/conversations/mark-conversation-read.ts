import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { markReadAbout } from '../notifications/mark-read-about.ts'
import { findSides } from './conversations.repo.ts'
import { requireSide } from './get-conversation.ts'
import { updateMessagesRead } from './messages.repo.ts'

/**
 * Notes that one has read what the other side wrote, and what one was told of it; with `upTo`, up to
 * that message: nobody has read what arrived while it was shown. @throws DomainError not_found
 */
export async function markConversationRead(
  ctx: MemberContext,
  { id, upTo }: { id: number; upTo?: number | undefined },
): Promise<{ success: true }> {
  requireSide(ctx, await findSides(ctx.db, id))
  await inTransaction(ctx, async (tx) => {
    const readerId = tx.session.userId
    await updateMessagesRead(tx.db, { conversationId: id, readerId, upTo })
    await markReadAbout(tx, { userId: readerId, type: 'message', relatedId: id })
  })
  return { success: true }
}
