import type {
  ConversationMarks,
  ConversationMarksInput,
} from '@wepa/domain/conversations/conversation-marks'
import type { MemberContext } from '../../../context.ts'
import { findSides } from '../conversations.repo.ts'
import { requireSide } from '../get-conversation.ts'
import { putMarks } from './marks.repo.ts'

/** Mutes a conversation or puts it away, for the person asking alone; what is not named stays. @throws DomainError not_found */
export async function markConversation(
  ctx: MemberContext,
  { id, isMuted, isArchived }: ConversationMarksInput & { id: number },
): Promise<ConversationMarks> {
  requireSide(ctx, await findSides(ctx.db, id))
  const at = ctx.clock.now()
  const archivedAt = isArchived === undefined ? undefined : isArchived ? at : null
  return putMarks(ctx.db, { conversationId: id, userId: ctx.session.userId, isMuted, archivedAt })
}
