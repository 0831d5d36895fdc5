// A message that the administration took out of a conversation: docs/product/moderation.md#removing-a-message.
import type { Message } from './conversation.ts'

/** What stands in its place, for both people. */
export const REMOVED_MESSAGE = 'Mensaje retirado por la administración'
/** The `messageType` of such a message. */
export const REMOVED_TYPE = 'removed'

export function isRemoved({ messageType }: Pick<Message, 'messageType'>): boolean {
  return messageType === REMOVED_TYPE
}
