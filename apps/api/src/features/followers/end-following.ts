import type { Deps } from '../../context.ts'
import { deleteFollowsBetween } from './followers.repo.ts'

/** Ends that two people follow each other, whichever of them did: one has blocked the other. */
export async function endFollowing(
  tx: Pick<Deps, 'db'>,
  { blockerId, blockedId }: { blockerId: number; blockedId: number },
): Promise<void> {
  await deleteFollowsBetween(tx.db, blockerId, blockedId)
}
