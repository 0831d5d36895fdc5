import type { Conversation } from '@wepa/domain/conversations/conversation'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { listConversationKeys } from './conversations.repo.ts'
import { readConversations } from './read-conversations.ts'

/** `isArchived`: those that were put away; as text too, for an address carries nothing else. */
export const ConversationsQuery = z.extend(pageQuery(30), {
  isArchived: z._default(
    z.union([z.boolean(), z.stringbool()], 'Debe ser verdadero o falso'),
    false,
  ),
})
export type ConversationsQuery = z.infer<typeof ConversationsQuery>

const key = z.tuple([z.iso.datetime(), id()])

/** One's conversations, the last spoken in first: those in the list, or those that were put away. */
export async function listConversations(
  ctx: MemberContext,
  { isArchived, limit, cursor }: ConversationsQuery,
): Promise<Page<Conversation>> {
  const { userId } = ctx.session
  const after = cursor ? decodeCursor(cursor, key) : undefined
  const rows = await listConversationKeys(ctx.db, {
    userId,
    isArchived,
    limit,
    after: after && { lastMessageAt: after[0], id: after[1] },
  })
  const page = toPage(rows, limit, ({ lastMessageAt, id }) => [lastMessageAt, id])
  const ids = page.items.map(({ id }) => id)
  return { items: await readConversations(ctx, ids), nextCursor: page.nextCursor }
}
