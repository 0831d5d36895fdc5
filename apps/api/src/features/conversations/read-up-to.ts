import type { Message } from '@wepa/domain/conversations/conversation'
import type { Deps } from '../../context.ts'
import { listMessagesUpTo } from './messages.repo.ts'
import { openMessagePhotos } from './photos/open-message-photos.ts'

type Span = { conversationId: number; at: Date; limit: number; always: number | null }

/**
 * The last messages of a conversation up to a moment, oldest first, and the one named by `always` though
 * it lies further back; their photos open. Asks nobody's leave: whoever calls it has to.
 */
export async function readUpTo(ctx: Deps, span: Span): Promise<Message[]> {
  return openMessagePhotos(ctx, await listMessagesUpTo(ctx.db, span))
}
