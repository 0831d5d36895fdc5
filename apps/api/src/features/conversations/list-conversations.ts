import type { Conversation } from '@wepa/domain/conversations/conversation'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { listConversationKeys } from './conversations.repo.ts'
import { readConversations } from './read-conversations.ts'

export const ConversationsQuery = pageQuery(30)
export type ConversationsQuery = z.infer<typeof ConversationsQuery>

const key = z.tuple([z.iso.datetime(), id()])

/** One's conversations, the last spoken in first. */
export async function listConversations(
  ctx: MemberContext,
  { limit, cursor }: ConversationsQuery,
): Promise<Page<Conversation>> {
  const { userId } = ctx.session
  const after = cursor ? decodeCursor(cursor, key) : undefined
  const rows = await listConversationKeys(ctx.db, {
    userId,
    limit,
    after: after && { lastMessageAt: after[0], id: after[1] },
  })
  const page = toPage(rows, limit, ({ lastMessageAt, id }) => [lastMessageAt, id])
  const ids = page.items.map(({ id }) => id)
  return { items: await readConversations(ctx, ids), nextCursor: page.nextCursor }
}
