import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { endSession as endOne } from '../auth/end-sessions.ts'
import { findSource } from './cases.repo.ts'
import { decideCase } from './decisions/decide-case.ts'
import { writeLine } from './order.ts'

/**
 * Ends one session of anybody, also one's own, with its sockets; leaves a line in the audit trail. They
 * may sign in again. @throws DomainError not_found when it is over
 */
export async function endSession(
  ctx: MemberContext,
  { sessionId, reason }: { sessionId: number; reason: string },
): Promise<{ success: true }> {
  await inTransaction(ctx, async (tx) => {
    const userId = await endOne(tx, sessionId)
    const source = userId && (await findSource(tx.db, { kind: 'user', id: userId }))
    if (!source) throw new DomainError('not_found')
    await writeLine(tx, { action: 'end_session', reason, source })
  })
  return { success: true }
}

/** Ends all sessions of somebody else. @throws DomainError not_found, forbidden for one's own */
export async function endSessionsOf(
  ctx: MemberContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<{ success: true }> {
  await decideCase(ctx, { id: `user-${userId}`, action: 'end_sessions', reason })
  return { success: true }
}
