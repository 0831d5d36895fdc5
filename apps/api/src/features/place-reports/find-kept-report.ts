import type { PlaceReport } from '@wepa/domain/insights/place-report-schema'
import type { MemberContext } from '../../context.ts'
import { findReport } from './place-reports.repo.ts'

/** The newest report of an own ad whose Spotlight place has ended, also of one that is deleted by now. */
export async function findKeptReport(
  ctx: MemberContext,
  listingId: number,
): Promise<PlaceReport | undefined> {
  return findReport(ctx.db, { userId: ctx.session.userId, listingId })
}
