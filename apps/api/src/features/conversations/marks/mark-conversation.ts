import type {
  ConversationMarks,
  ConversationMarksInput,
} from '@wepa/domain/conversations/conversation-marks'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { findSides, lockConversation } from '../conversations.repo.ts'
import { requireSide } from '../get-conversation.ts'
import { putMarks } from './marks.repo.ts'

/**
 * Mutes a conversation or puts it away, for the person asking alone; what is not named stays. It is held meanwhile, so
 * that a message of this moment is either put away with it or brings it back. @throws DomainError not_found
 */
export async function markConversation(
  ctx: MemberContext,
  { id, isMuted, isArchived }: ConversationMarksInput & { id: number },
): Promise<ConversationMarks> {
  requireSide(ctx, await findSides(ctx.db, id))
  const { userId } = ctx.session
  return inTransaction(ctx, async (tx) => {
    await lockConversation(tx.db, id)
    return putMarks(tx.db, { conversationId: id, userId, isMuted, isArchived })
  })
}
