import type { Context } from '../../context.ts'
import { deleteApprovedBusiness, refreshStanding } from './verifications.repo.ts'

/**
 * After an account changed the name or license of its business: what was confirmed is gone, and the
 * person's standing with it; a request that waits is about what it says itself. True when that
 * changed anything. Joins the transaction of `ctx`.
 */
export async function withdrawBusiness(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id }: { id: number },
): Promise<boolean> {
  const isGone = await deleteApprovedBusiness(ctx.db, id)
  if (isGone) await refreshStanding(ctx.db, id, ctx.clock.now())
  return isGone
}
