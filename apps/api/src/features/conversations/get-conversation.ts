import type { Conversation } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import type { Sides } from './conversations.repo.ts'
import { readConversations } from './read-conversations.ts'

/** A conversation as one of its two people sees it. @throws DomainError not_found also for others' */
export async function getConversation(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<Conversation> {
  const [conversation] = await readConversations(ctx, [id])
  requireSide(ctx, conversation)
  return conversation
}

/** @throws DomainError not_found for a conversation that is none, or between others */
export function requireSide<S extends Sides>(
  ctx: MemberContext,
  sides: S | undefined,
): asserts sides is S {
  const { userId } = ctx.session
  if (sides?.buyerId === userId || sides?.sellerId === userId) return
  throw new DomainError('not_found', { message: 'Conversación no encontrada' })
}
