import type { Context } from '../../context.ts'
import { closeTickets } from '../second-factors/tickets.ts'
import { deleteSession, deleteSessions } from './auth.repo.ts'

/**
 * Ends a person's sessions, `except` one: the only way, so that whatever hangs on a session ends here
 * too, and sign-ins that wait for a code. Their sockets close on every server: the database tells of it (migration 014).
 */
export async function endSessions(
  ctx: Pick<Context, 'db'>,
  userId: number,
  { except }: { except?: number | undefined } = {},
): Promise<void> {
  await closeTickets(ctx, userId)
  await deleteSessions(ctx.db, userId, except)
}

/** Ends one session, whoever has it; answers whose it was, undefined when it is over. */
export async function endSession(
  ctx: Pick<Context, 'db'>,
  sessionId: number,
): Promise<number | undefined> {
  return deleteSession(ctx.db, sessionId)
}
