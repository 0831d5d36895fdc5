import type { Context } from '../../context.ts'
import { answersLast } from './answer-once.ts'
import { deleteKeysBefore } from './idempotency.repo.ts'

/** Deletes remembered answers that are over a day old; answers how many. */
export async function forgetOldAnswers(ctx: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return deleteKeysBefore(ctx.db, new Date(ctx.clock.now().getTime() - answersLast))
}
