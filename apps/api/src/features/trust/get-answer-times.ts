import type { Deps } from '../../context.ts'
import { findAnswerTimes } from './trust.repo.ts'

/** How long people wait for a first answer, in minutes: of this seller, and of all others lately. */
export async function getAnswerTimes(
  ctx: Pick<Deps, 'db'>,
  userId: number,
): Promise<{ own: number | null; others: number | null }> {
  return findAnswerTimes(ctx.db, userId)
}
