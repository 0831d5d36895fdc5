import type { Message } from '@wepa/domain/conversations/conversation'
import { REPORTED_MESSAGES } from '@wepa/domain/moderation/report'
import type { MemberContext } from '../../context.ts'
import { requireAdmin } from '../../trpc.ts'
import { readUpTo } from '../conversations/read-up-to.ts'
import { findReportedConversation } from './reports.repo.ts'

/**
 * What the administration may read of a conversation because it was reported: its last REPORTED_MESSAGES
 * messages as they stood then, oldest first, nothing that was said afterwards. Empty for a report about
 * something else, or when the conversation is gone. `messageId` is the one that was pointed at, which may
 * lie further back and then comes first.
 * @throws DomainError forbidden
 */
export async function listReportedMessages(
  ctx: MemberContext,
  { reportId }: { reportId: number },
): Promise<{ messages: Message[]; messageId: number | null }> {
  requireAdmin(ctx.session)
  const reported = await findReportedConversation(ctx.db, reportId)
  if (!reported) return { messages: [], messageId: null }
  const { conversationId, messageId, at } = reported
  const messages = await readUpTo(ctx, {
    conversationId,
    at,
    limit: REPORTED_MESSAGES,
    always: messageId,
  })
  return { messages, messageId }
}
