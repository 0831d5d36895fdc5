import { STEP_HOURS, type UpcomingMeeting } from '@wepa/domain/meetings/meeting'
import type { MemberContext } from '../../../context.ts'
import { listUpcoming } from './meetings.repo.ts'

const HOUR = 3_600_000

/** One's own meetings that both have agreed on and that are not over, the next first. */
export async function listUpcomingMeetings(ctx: MemberContext): Promise<UpcomingMeeting[]> {
  const from = new Date(ctx.clock.now().getTime() - STEP_HOURS * HOUR)
  const rows = await listUpcoming(ctx.db, { userId: ctx.session.userId, from })
  return rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() }))
}
