import type { Context } from '../../context.ts'
import { deleteKeysOf } from './idempotency.repo.ts'

/** Forgets what was answered to a person: answers hold what they sent. */
export async function forgetAnswersOf(ctx: Pick<Context, 'db'>, userId: number): Promise<void> {
  await deleteKeysOf(ctx.db, answerScope(userId))
}

/** Under which a person's answers are remembered. */
export function answerScope(userId: number): string {
  return `user:${userId}`
}
