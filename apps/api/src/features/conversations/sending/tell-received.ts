import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import type { StoredMessage } from '../../../db/sql/conversations/message-rows.ts'
import { emitEvent } from '../../webhooks/emit-event.ts'
import type { Delivery } from './deliver-message.ts'

/** Tells the receiver's webhooks of a message. */
export async function tellReceived(
  tx: InTransaction<MemberContext>,
  { id: messageId, content }: StoredMessage,
  { conversationId, otherId, senderName: from }: Delivery,
): Promise<void> {
  await emitEvent(tx, {
    userId: otherId,
    type: 'message.received',
    line: `conversation:${conversationId}`,
    data: { conversationId, messageId, from, content },
  })
}
