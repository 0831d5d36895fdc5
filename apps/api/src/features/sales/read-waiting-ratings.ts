import type { WaitingRating } from '@wepa/domain/trust/rating'
import type { MemberContext } from '../../context.ts'
import { listWaitingRatings } from './ratings.repo.ts'

/** More are never shown. */
const most = 50

/** Whom one has yet to rate: asked in the ad's row, in the conversation and above one's conversations. */
export function readWaitingRatings(ctx: MemberContext): Promise<WaitingRating[]> {
  return listWaitingRatings(ctx.db, { userId: ctx.session.userId, limit: most })
}
