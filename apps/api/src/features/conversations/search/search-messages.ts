import { type FoundMessage, MessageSearchText } from '@wepa/domain/conversations/message-search'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../../db/sql/paginate.ts'
import { searchOwnMessages } from './message-search.repo.ts'

export const MessageSearchQuery = z.extend(pageQuery(20), { q: MessageSearchText })
export type MessageSearchQuery = z.infer<typeof MessageSearchQuery>

/** What was said in one's conversations, also in those that were put away, the newest first. */
export async function searchMessages(
  ctx: MemberContext,
  { q, limit, cursor }: MessageSearchQuery,
): Promise<Page<FoundMessage>> {
  const before = cursor ? decodeCursor(cursor, z.tuple([id()]))[0] : undefined
  const { userId } = ctx.session
  const rows = await searchOwnMessages(ctx.db, { userId, text: q, limit, before })
  return toPage(rows, limit, (row) => [row.id])
}
