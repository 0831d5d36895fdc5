import type { Message } from '@wepa/domain/conversations/conversation'
import type { Deps } from '../../../context.ts'
import type { StoredMessage } from '../../../db/sql/conversations/message-rows.ts'
import { photoUrl } from '../../photos/photo-files.ts'
import { openPhotos } from '../../photos/photo-passes.ts'

/** Messages for people who may read them: with addresses that open their photos for a while. */
export async function openMessagePhotos(
  ctx: Deps,
  messages: readonly StoredMessage[],
): Promise<Message[]> {
  return Promise.all(messages.map((message) => openPhotosOf(ctx, message)))
}

/** The same for one. */
export async function openPhotosOf(
  ctx: Deps,
  { photos, ...message }: StoredMessage,
): Promise<Message> {
  if (!photos) return message
  const urls = await openPhotos(
    ctx,
    photos.map(({ hash }) => photoUrl(hash)),
  )
  const opened = photos.map(({ width, height }, place) => ({
    url: urls[place] ?? '',
    width,
    height,
  }))
  return { ...message, photos: opened }
}
