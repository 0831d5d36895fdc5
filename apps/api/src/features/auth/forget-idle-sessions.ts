import type { Context } from '../../context.ts'
import { deleteIdleSessions } from './auth.repo.ts'
import { idleLimit } from './find-session.ts'

/** Deletes sessions unused for 30 days, which open nothing any more; answers how many. */
export async function forgetIdleSessions(ctx: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return deleteIdleSessions(ctx.db, new Date(ctx.clock.now().getTime() - idleLimit))
}
