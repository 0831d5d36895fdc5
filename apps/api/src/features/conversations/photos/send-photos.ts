import type { Message } from '@wepa/domain/conversations/conversation'
import {
  type MessagePhotosInput,
  PHOTO_TYPE,
  photosText,
} from '@wepa/domain/conversations/message-photos'
import type { MemberContext } from '../../../context.ts'
import { claimMessagePhotos } from '../../photos/claim-message-photos.ts'
import { deliverMessage } from '../sending/deliver-message.ts'
import { tellReceived } from '../sending/tell-received.ts'

/**
 * Sends photos that this person uploaded, as one message of a conversation. With a `clientId` it is stored once.
 * @throws DomainError as `deliverMessage`; photo_invalid for one that they did not upload, naming it by its number
 */
export async function sendPhotos(
  ctx: MemberContext,
  { id, photos, content, clientId }: MessagePhotosInput & { id: number },
): Promise<Message> {
  const words = content ?? photosText(photos.length)
  return deliverMessage(
    ctx,
    { id, content: words, messageType: PHOTO_TYPE, clientId },
    {
      after: async (tx, message, delivery) => {
        const claimed = await claimMessagePhotos(tx, { messageId: message.id, urls: photos })
        await tellReceived(tx, message, delivery)
        return { ...message, photos: claimed }
      },
    },
  )
}
