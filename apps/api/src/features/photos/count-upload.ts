import type { MemberContext } from '../../context.ts'
import { isJoinedAfter } from './photos.repo.ts'

/** The first days of an account, in which it may send less. */
const FIRST_DAYS = 3 * 86_400_000

/** Counts an upload against the limit of new accounts or of all others. @throws DomainError rate_limited */
export async function countUpload(ctx: MemberContext): Promise<void> {
  const { userId } = ctx.session
  const since = new Date(ctx.clock.now().getTime() - FIRST_DAYS)
  const isNew = await isJoinedAfter(ctx.db, userId, since)
  await ctx.limiter.consume(isNew ? 'uploadOfNew' : 'upload', { account: userId })
}
