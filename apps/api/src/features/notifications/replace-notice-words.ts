import { REMOVED_MESSAGE } from '@wepa/domain/conversations/removed-message'
import type { Deps } from '../../context.ts'
import { updateNotificationWords } from './notifications.repo.ts'
import { cutMessage } from './notify.ts'

/**
 * Takes the words of a message out of what people were told of it, also where a browser has yet to be told.
 * `relatedId` is its conversation.
 */
export async function replaceNoticeWords(
  ctx: Pick<Deps, 'db'>,
  { relatedId, people, content }: { relatedId: number; people: readonly number[]; content: string },
): Promise<void> {
  if (people.length === 0) return
  await updateNotificationWords(ctx.db, {
    people,
    type: 'message',
    relatedId,
    message: cutMessage(content),
    words: REMOVED_MESSAGE,
  })
}
