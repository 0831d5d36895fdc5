import type { Context } from '../../context.ts'
import { deleteIdleSessions } from './auth.repo.ts'
import { idleLimit } from './find-session.ts'

/** Deletes sessions unused for 30 days, which open nothing any more; answers how many. */
export async function forgetIdleSessions(ctx: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const usedBefore = new Date(ctx.clock.now().getTime() - idleLimit)
  let ended = 0
  for (let some = 1; some > 0; ended += some) some = await deleteIdleSessions(ctx.db, usedBefore)
  return ended
}
