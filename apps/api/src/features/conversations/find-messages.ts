import type { Deps } from '../../context.ts'
import { findMessagesInPlace, type MessageInPlace } from './messages.repo.ts'

export type { MessageInPlace }

/** Messages by their ids, for sockets of people who are known to be their sender or receiver. */
export async function findMessages(
  ctx: Pick<Deps, 'db'>,
  ids: readonly number[],
): Promise<MessageInPlace[]> {
  return findMessagesInPlace(ctx.db, ids)
}
