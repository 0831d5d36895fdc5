import type { Message } from '@wepa/domain/conversations/conversation'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { pageLimit } from '../../db/sql/paginate.ts'
import { findSides } from './conversations.repo.ts'
import { requireSide } from './get-conversation.ts'
import { listChanged, listMessages } from './messages.repo.ts'
import { openMessagePhotos } from './photos/open-message-photos.ts'

const badId = 'Debe ser el id de un mensaje'

/** `after` 0 asks for everything from the beginning. */
export const MessagesQuery = z.object({
  limit: pageLimit(50),
  after: z.optional(messageId(0)),
  before: z.optional(messageId(1)),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>

/**
 * A page of a conversation, oldest first: the newest one, what came `before` a message, or what came
 * `after` one, which fills the gap since a known message without missing any.
 * @throws DomainError not_found
 */
export async function readMessages(
  ctx: MemberContext,
  { id, ...range }: MessagesQuery & { id: number },
): Promise<Message[]> {
  requireSide(ctx, await findSides(ctx.db, id))
  return openMessagePhotos(ctx, await listMessages(ctx.db, id, range))
}

/** More than the administration takes out of any conversation. */
const mostChanged = 100

/**
 * Messages of a conversation that were taken out or brought back since they were said, oldest first, for devices
 * that keep what they have read. @throws DomainError not_found
 */
export async function readChangedMessages(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<Message[]> {
  requireSide(ctx, await findSides(ctx.db, id))
  return openMessagePhotos(ctx, await listChanged(ctx.db, id, mostChanged))
}

function messageId(least: number) {
  return z.coerce.number(badId).check(z.int(badId), z.gte(least, badId), z.lte(MAX_INTEGER, badId))
}
