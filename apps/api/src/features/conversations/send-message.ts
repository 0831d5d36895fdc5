import type { Message, MessageInput } from '@wepa/domain/conversations/conversation'
import type { MemberContext } from '../../context.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { deliverMessage } from './deliver-message.ts'

/**
 * Says something in a conversation and tells the other side. With a `clientId` it is stored once,
 * whatever is sent again; the first content stands.
 * @throws DomainError as `deliverMessage`
 */
export async function sendMessage(
  ctx: MemberContext,
  input: MessageInput & { id: number },
): Promise<Message> {
  return deliverMessage(ctx, input, {
    after: async (tx, message, { conversationId, otherId, senderName: from }) => {
      const { id: messageId, content } = message
      await emitEvent(tx, {
        userId: otherId,
        type: 'message.received',
        line: `conversation:${conversationId}`,
        data: { conversationId, messageId, from, content },
      })
      return message
    },
  })
}
