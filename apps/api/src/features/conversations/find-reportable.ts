import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { findConversations } from './conversations.repo.ts'
import { requireSide } from './get-conversation.ts'
import { isMessageOf } from './messages.repo.ts'

type Reportable = {
  conversationId: number
  messageId: number | null
  reportedUserId: number | null
  /** Only where it is the reported person's own. */
  reportedListingId: number | null
  listingTitle: string | null
}

/**
 * What one may report of a conversation of one's own: the other side, and a message of theirs.
 * @throws DomainError not_found for a conversation of others, or a message that is not the other side's there
 */
export async function findReportable(
  ctx: MemberContext,
  { conversationId, messageId }: { conversationId: number; messageId: number | null },
): Promise<Reportable> {
  const { userId } = ctx.session
  const [conversation] = await findConversations(ctx.db, [conversationId], userId)
  requireSide(ctx, conversation)
  const { buyerId, sellerId, listingId, listing } = conversation
  const isBuyer = buyerId === userId
  const reportedUserId = isBuyer ? sellerId : buyerId
  if (messageId !== null) {
    const isTheirs = await isMessageOf(ctx.db, messageId, { conversationId, notBy: userId })
    if (!isTheirs) throw new DomainError('not_found', { message: 'Mensaje no encontrado' })
  }
  return {
    conversationId,
    messageId,
    reportedUserId,
    reportedListingId: isBuyer ? listingId : null,
    listingTitle: listing?.title ?? null,
  }
}
