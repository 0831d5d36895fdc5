import type { BlockInput } from '@wepa/domain/people/block'
import type { MemberContext } from '../../context.ts'
import { deleteBlock } from './blocks.repo.ts'
import { requireOwnBlocks } from './list-blocked.ts'

/** Takes a block back; also one that is none. What was refused meanwhile does not arrive afterwards. @throws DomainError forbidden */
export async function unblockPerson(
  ctx: MemberContext,
  { ownerId, userId }: BlockInput & { ownerId: number },
): Promise<{ success: true }> {
  requireOwnBlocks(ctx, ownerId)
  const wasBlocked = await deleteBlock(ctx.db, { blockerId: ownerId, blockedId: userId })
  if (wasBlocked) ctx.live.publish({ kind: 'blocks', userId: ownerId })
  return { success: true }
}
