import type { MemberContext } from '../../context.ts'
import { deleteActorSessions, deleteSession, insertSession } from './auth.repo.ts'
import { hashToken, makeToken } from './token.ts'

/**
 * Opens a session for a business in which the person who asks acts, and which ends with their own; answers its token. Who
 * may act is the caller's to say, and looked at again with each use.
 */
export async function openActingSession(
  ctx: MemberContext,
  { businessId }: { businessId: number },
): Promise<string> {
  const token = makeToken()
  await insertSession(ctx.db, {
    userId: businessId,
    tokenHash: hashToken(token),
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    openedBy: 'team',
    now: ctx.clock.now(),
    actorId: ctx.session.userId,
    actorSessionId: ctx.session.id,
  })
  return token
}

/** Ends the session in which somebody acts; their own goes on. */
export async function closeActingSession(ctx: MemberContext): Promise<void> {
  if (ctx.session.actor) await deleteSession(ctx.db, ctx.session.id)
}

/** Ends all sessions in which a person acts for a business, and their sockets. */
export async function endActingSessions(
  ctx: Pick<MemberContext, 'db'>,
  who: { userId: number; actorId: number },
): Promise<void> {
  await deleteActorSessions(ctx.db, who)
}
