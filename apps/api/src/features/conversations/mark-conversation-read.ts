import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { findContactRefusal } from '../blocks/refuse-contact.ts'
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
  const sides = await findSides(ctx.db, id)
  requireSide(ctx, sides)
  await inTransaction(ctx, async (tx) => {
    const readerId = tx.session.userId
    const last = await updateMessagesRead(tx.db, { conversationId: id, readerId, upTo })
    await markReadAbout(tx, { userId: readerId, type: 'message', relatedId: id })
    if (last === undefined) return
    const otherId = sides.buyerId === readerId ? sides.sellerId : sides.buyerId
    const isTold =
      otherId !== null && !(await findContactRefusal(tx, { from: readerId, to: otherId }))
    tx.afterCommit(() => tell(tx, { id, writtenBy: isTold ? otherId : null, last }))
  })
  return { success: true }
}

/** 'Leído' at the other side, unless the two are kept apart, and the badges of the reader's other devices. */
function tell(
  ctx: MemberContext,
  { id, writtenBy, last }: { id: number; writtenBy: number | null; last: number },
): void {
  const readBy = ctx.session.userId
  ctx.live.publish({ kind: 'unread', userId: readBy })
  if (writtenBy === null) return
  ctx.live.publish({ kind: 'read', conversationId: id, readBy, writtenBy, upTo: last })
}
