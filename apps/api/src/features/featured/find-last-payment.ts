import type { MemberContext } from '../../context.ts'
import { findLatestBegun } from './featured.repo.ts'

/** Nobody comes back from a payment after two days. */
const comesBackWithin = 48 * 3_600_000

/** The own ad that one's last payment is for, null without one: for a return whose address names no ad. */
export async function findLastPayment(ctx: MemberContext): Promise<{ listingId: number | null }> {
  const since = new Date(ctx.clock.now().getTime() - comesBackWithin)
  const listingId = await findLatestBegun(ctx.db, ctx.session.userId, since)
  return { listingId: listingId ?? null }
}
