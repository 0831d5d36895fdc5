import type { MemberContext } from '../../context.ts'
import { findSessionStart } from './auth.repo.ts'

/** Whoever typed the password a moment ago is not asked for it again, in ms. */
const freshFor = 10 * 60 * 1000

/** True while the sign-in of this session is at most ten minutes ago. */
export async function isFreshSession(ctx: MemberContext): Promise<boolean> {
  // Who begins to act for a business has typed no password of it.
  if (ctx.session.actor) return false
  const start = await findSessionStart(ctx.db, ctx.session.id)
  return start !== undefined && ctx.clock.now().getTime() - start.getTime() <= freshFor
}
