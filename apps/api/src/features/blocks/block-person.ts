import { DomainError } from '@wepa/domain/error'
import { type BlockInput, MAX_BLOCKS } from '@wepa/domain/people/block'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { endFollowing } from '../followers/end-following.ts'
import { withdrawNotices } from '../notifications/withdraw-notices.ts'
import { countBlocks, insertBlock, listConversationIdsBetween, lockPair } from './blocks.repo.ts'
import { requireOwnBlocks } from './list-blocked.ts'

/**
 * Blocks a person: from the answer on nothing they write arrives, and neither of the two can open a
 * conversation with the other. Neither follows the other any more. What was said stays readable for both; the
 * blocked are not told.
 * Twice is once. `isNew` is false then.
 * @throws DomainError forbidden for another's list, validation for oneself, not_found, conflict at MAX_BLOCKS
 */
export async function blockPerson(
  ctx: MemberContext,
  { ownerId, userId }: BlockInput & { ownerId: number },
): Promise<{ isNew: boolean }> {
  requireOwnBlocks(ctx, ownerId)
  if (userId === ownerId) {
    const message = 'No puedes bloquearte a ti.'
    throw new DomainError('validation', { message, issues: [{ path: 'userId', message }] })
  }
  const block = { blockerId: ownerId, blockedId: userId }
  return inTransaction(ctx, async (tx) => {
    if ((await lockPair(tx.db, block)) < 2) {
      throw new DomainError('not_found', { message: 'Esa persona ya no tiene cuenta en Wepa.' })
    }
    const isNew = await insertBlock(tx.db, { ...block, createdAt: tx.clock.now() })
    if (isNew) {
      await afterwards(tx, block)
      tx.afterCommit(() => tx.live.publish({ kind: 'blocks', userId: ownerId }))
    }
    return { isNew }
  })
}

/** What the person was told of their messages and has not read is of no use to them any more. */
async function afterwards(
  tx: MemberContext,
  { blockerId, blockedId }: { blockerId: number; blockedId: number },
): Promise<void> {
  if ((await countBlocks(tx.db, blockerId)) > MAX_BLOCKS) {
    throw new DomainError('conflict', {
      message: 'Ya bloqueaste a 1,000 personas. Desbloquea a alguna para bloquear a otra.',
    })
  }
  await endFollowing(tx, { blockerId, blockedId })
  for (const relatedId of await listConversationIdsBetween(tx.db, blockerId, blockedId)) {
    await withdrawNotices(tx, { userId: blockerId, type: 'message', relatedId })
  }
}
