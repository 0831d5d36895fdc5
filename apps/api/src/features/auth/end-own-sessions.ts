import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { deleteOwnSession } from './auth.repo.ts'
import { endSessions } from './end-sessions.ts'

/** Ends one of one's own sessions, also this one. @throws DomainError not_found for others' and for one that is over */
export async function endOwnSession(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  const isEnded = await deleteOwnSession(ctx.db, { id, userId: ctx.session.userId })
  if (!isEnded) throw new DomainError('not_found', { message: 'Esa sesión ya está cerrada.' })
  return { success: true }
}

/** Ends all of one's own sessions but this one. */
export async function endOtherSessions(ctx: MemberContext): Promise<{ success: true }> {
  const { id: except, userId } = ctx.session
  await endSessions(ctx, userId, { except })
  return { success: true }
}
