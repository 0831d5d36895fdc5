import type { Message, MessageInput } from '@wepa/domain/conversation'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { notifyAnew } from '../notifications/notify-anew.ts'
import { findSides, keepNames, lockConversation } from './conversations.repo.ts'
import { requireSide } from './get-conversation.ts'
import { findMessageByClientId, insertMessage } from './messages.repo.ts'

/**
 * Says something in a conversation and tells the other side. With a `clientId` it is stored once,
 * whatever is sent again; the first content stands (decisions B7, D).
 * @throws DomainError not_found, conflict when the other side has deleted their account
 */
export async function sendMessage(
  ctx: MemberContext,
  { id, ...input }: MessageInput & { id: number },
): Promise<Message> {
  const sides = await findSides(ctx.db, id)
  requireSide(ctx, sides)
  const senderId = ctx.session.userId
  const otherId = sides.buyerId === senderId ? sides.sellerId : sides.buyerId
  return inTransaction(ctx, async (tx) => {
    // The accounts before the conversation, as by whoever deletes an account.
    const names = await keepNames(tx.db, [senderId, otherId ?? senderId])
    if (otherId === null || !names.has(otherId)) return repeatOrRefuse(tx, input)
    const people = [senderId, otherId]
    await lockConversation(tx.db, id)
    const message = await insertMessage(tx.db, {
      conversationId: id,
      senderId,
      content: input.content,
      messageType: input.messageType,
      clientId: input.clientId ?? null,
      createdAt: tx.clock.now(),
    })
    // Told again when it is sent again: the first time may have been cut off before it was told.
    if (!message) return tell(tx, people, await repeatOrRefuse(tx, input))
    await notifyAnew(tx, {
      userId: otherId,
      type: 'message',
      title: `${names.get(senderId)} te escribió`,
      message: message.content,
      relatedId: id,
    })
    return tell(tx, people, message)
  })
}

/**
 * Both sides' open sockets, once the message stands. Not within the transaction: a notification makes
 * all that notify commit one after the other, each waiting for the disk.
 */
function tell(tx: InTransaction<MemberContext>, people: number[], message: Message): Message {
  const { id: messageId, conversationId } = message
  tx.afterCommit(() => tx.live.publish({ kind: 'message', conversationId, messageId, people }))
  return message
}

/** The message that was sent before with this clientId; nobody new can write to who is gone. */
async function repeatOrRefuse(
  tx: InTransaction<MemberContext>,
  { clientId }: Pick<MessageInput, 'clientId'>,
): Promise<Message> {
  const first = clientId && (await findMessageByClientId(tx.db, tx.session.userId, clientId))
  if (first) return first
  const message = 'Esta persona ya no tiene cuenta en Wepa: no puede leer mensajes nuevos.'
  throw new DomainError('conflict', { message })
}
