import type { MemberContext } from '../../context.ts'
import { isInFirstDays } from '../people/is-in-first-days.ts'

/** Counts a picture that is sent, whichever way, against the limit of new accounts or of all others. @throws DomainError rate_limited */
export async function countUpload(ctx: MemberContext): Promise<void> {
  const limit = (await isInFirstDays(ctx)) ? 'uploadOfNew' : 'upload'
  await ctx.limiter.consume(limit, { account: ctx.session.userId })
}
