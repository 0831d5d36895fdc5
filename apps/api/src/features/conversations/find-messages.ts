import type { Message } from '@wepa/domain/conversations/conversation'
import type { Deps } from '../../context.ts'
import { findMessagesInPlace } from './messages.repo.ts'
import { openPhotosOf } from './photos/open-message-photos.ts'

/** A message with the one that stands before it in its conversation. */
export type MessageInPlace = { message: Message; previousId: number | null }

/** Messages by their ids, for sockets of people who are known to be their sender or receiver. */
export async function findMessages(ctx: Deps, ids: readonly number[]): Promise<MessageInPlace[]> {
  const found = await findMessagesInPlace(ctx.db, ids)
  return Promise.all(
    found.map(async ({ message, previousId }) => ({
      message: await openPhotosOf(ctx, message),
      previousId,
    })),
  )
}
