import type { Deps } from '../../context.ts'
import { findConversationId } from './conversations.repo.ts'

/** True when this person has a conversation about the ad: whom a sale may name. */
export async function hasConversation(
  ctx: Pick<Deps, 'db'>,
  about: { listingId: number; buyerId: number },
): Promise<boolean> {
  return (await findConversationId(ctx.db, about)) !== undefined
}
