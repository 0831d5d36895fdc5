import type { ReadContext } from '../../context.ts'
import { listDismissedListingIds } from './dismissals.repo.ts'

/** More ads than anybody scrolls past. */
export const MOST_LEFT_OUT = 2000

/** The ads that lists leave out for whoever asks, at most MOST_LEFT_OUT; none for a visitor. */
export async function listLeftOut(ctx: ReadContext): Promise<number[]> {
  if (!ctx.session) return []
  return listDismissedListingIds(ctx.db, { userId: ctx.session.userId, limit: MOST_LEFT_OUT })
}
