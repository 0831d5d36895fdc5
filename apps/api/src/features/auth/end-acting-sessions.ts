import type { Context } from '../../context.ts'
import { deleteEndedActing } from './auth.repo.ts'

/**
 * Ends the sessions in which people act for businesses whose plan is over. Such a session opens nothing any more; this
 * closes the sockets that are still open and forgets the browsers that would still be told. Answers how many.
 */
export async function endActingWithoutPlan(ctx: Pick<Context, 'db' | 'clock'>): Promise<number> {
  let ended = 0
  for (let some = 1; some > 0; ended += some) {
    some = await deleteEndedActing(ctx.db, ctx.clock.now())
  }
  return ended
}
