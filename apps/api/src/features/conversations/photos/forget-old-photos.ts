import { MESSAGE_PHOTO_DAYS } from '@wepa/domain/conversations/message-photos'
import type { Deps } from '../../../context.ts'
import { detachOldMessagePhotos } from '../../photos/clean-up/detach-old-message-photos.ts'

const DAY = 86_400_000

/** Lets go of the photos of messages that are older than they are kept; what was said stays. */
export async function forgetOldMessagePhotos(ctx: Deps): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - MESSAGE_PHOTO_DAYS * DAY)
  const photos = await detachOldMessagePhotos(ctx, before)
  if (photos > 0) ctx.log.info({ photos }, 'photos of old messages removed')
}
