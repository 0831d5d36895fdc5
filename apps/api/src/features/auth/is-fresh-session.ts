import type { MemberContext } from '../../context.ts'
import { findSessionStart } from './auth.repo.ts'

/** Whoever typed the password a moment ago is not asked for it again, in ms. */
const freshFor = 10 * 60 * 1000

/** True while the sign-in of this session is at most ten minutes ago. */
export async function isFreshSession(ctx: MemberContext): Promise<boolean> {
  const start = await findSessionStart(ctx.db, ctx.session.id)
  return start !== undefined && ctx.clock.now().getTime() - start.getTime() <= freshFor
}
