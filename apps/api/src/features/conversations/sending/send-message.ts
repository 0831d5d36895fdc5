import type { Message, MessageInput } from '@wepa/domain/conversations/conversation'
import type { MemberContext } from '../../../context.ts'
import { deliverMessage } from './deliver-message.ts'
import { tellReceived } from './tell-received.ts'

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
    after: async (tx, message, delivery) => {
      await tellReceived(tx, message, delivery)
      return message
    },
  })
}
