import type { Context } from '../../context.ts'
import { answersLast } from './answer-once.ts'
import { deleteKeysBefore } from './idempotency.repo.ts'

/** Deletes remembered answers that are over a day old; answers how many. */
export async function forgetOldAnswers(ctx: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - answersLast)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteKeysBefore(ctx.db, before)
  return forgotten
}
