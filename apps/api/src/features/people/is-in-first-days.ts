import type { MemberContext } from '../../context.ts'
import { isJoinedAfter } from './people.repo.ts'

/** The first days of an account, in which some limits are narrower: most of what is made to abuse Wepa is new. */
const FIRST_DAYS = 3 * 86_400_000

/** Whether the account of this session was made less than three days ago. */
export async function isInFirstDays(ctx: MemberContext): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - FIRST_DAYS)
  return isJoinedAfter(ctx.db, ctx.session.userId, since)
}
