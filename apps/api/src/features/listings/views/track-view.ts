import type { EventSource } from '@wepa/domain/insights/analytics'
import type { MemberContext } from '../../../context.ts'
import { noteActivity } from '../../activities/note-activity.ts'
import { describeEvent } from '../../analytics/describe-event.ts'
import { insertView } from './listing-counters.repo.ts'
import { readCounters } from './read-counters.ts'

/**
 * Somebody signed in opened an ad: +1 once a day, never for the owner. The day is
 * that of Puerto Rico. @throws DomainError listing_not_found
 */
export async function trackView(
  ctx: MemberContext,
  { id, source }: { id: number; source?: EventSource | undefined },
): Promise<{ views: number }> {
  const [counters, event] = await Promise.all([
    readCounters(ctx, { id }),
    describeEvent(ctx, 'view', source),
  ])
  const counted = await insertView(ctx.db, {
    listingId: id,
    viewerId: ctx.session.userId,
    at: ctx.clock.now(),
    event,
  })
  if (counted) {
    const { userId } = ctx.session
    noteActivity(ctx, { action: 'view_listing', userId, listingId: id })
  }
  return { views: counters.views + (counted ? 1 : 0) }
}
