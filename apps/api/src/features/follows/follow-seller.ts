import { DomainError, type ErrorCode } from '@wepa/domain/error'
import { type FollowInput, type FollowState, MAX_FOLLOWS } from '@wepa/domain/follows/follow'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { findContactRefusal } from '../blocks/refuse-contact.ts'
import { countFollows, insertFollow, keepPair, lockFollowsOf } from './follows.repo.ts'

/** Who is blocked hears what everybody hears of somebody who cannot be followed, and is not told of the block. */
const blockedWords: Partial<Record<ErrorCode, string>> = {
  person_blocked: 'Bloqueaste a esta persona. Desbloquéala para seguirla.',
  recipient_unavailable: 'No puedes seguir a esta persona ahora.',
}

/**
 * Has somebody hear of the new ads of a seller from now on. Twice is once; the seller is not told.
 * @throws DomainError validation for oneself, not_found, person_blocked, recipient_unavailable, follow_limit
 */
export async function followSeller(
  ctx: MemberContext,
  { sellerId }: FollowInput,
): Promise<FollowState> {
  const followerId = ctx.session.userId
  if (sellerId === followerId) {
    const message = 'No puedes seguirte a ti.'
    throw new DomainError('validation', { message, issues: [{ path: 'sellerId', message }] })
  }
  return inTransaction(ctx, async (tx) => {
    await lockFollowsOf(tx.db, followerId)
    if (!(await keepPair(tx.db, { followerId, sellerId }))) {
      throw new DomainError('not_found', { message: 'Esa persona ya no tiene cuenta en Wepa.' })
    }
    const refusal = await findContactRefusal(tx, { from: followerId, to: sellerId })
    if (refusal) {
      const message = blockedWords[refusal.code]
      throw new DomainError(refusal.code, { ...(message !== undefined && { message }) })
    }
    const follow = { followerId, sellerId, createdAt: tx.clock.now() }
    const isNew = await insertFollow(tx.db, follow)
    if (isNew && (await countFollows(tx.db, followerId)) > MAX_FOLLOWS) {
      throw new DomainError('follow_limit')
    }
    return { isFollowing: true }
  })
}
