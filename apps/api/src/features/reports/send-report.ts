import type { ReportInput, ReportReceipt } from '@wepa/domain/report'
import type { Context } from '../../context.ts'
import { makeReference } from '../../reference.ts'
import { getListing } from '../listings/get-listing.ts'
import { insertReport } from './reports.repo.ts'

/**
 * Keeps a report for the administration (decision B17), of an ad that the person can see and with it
 * of its owner, or of something else. Visitors may report too (§6).
 * @throws DomainError listing_not_found
 */
export async function sendReport(
  ctx: Context,
  { reason, description, listingId }: ReportInput,
): Promise<ReportReceipt> {
  const listing = listingId ? await getListing(ctx, { id: listingId }) : null
  const reference = makeReference('RPT')
  await insertReport(ctx.db, {
    reference,
    reporterId: ctx.session?.userId ?? null,
    reportedUserId: listing?.userId ?? null,
    reportedListingId: listing?.id ?? null,
    listingTitle: listing?.title ?? null,
    reportType: reason,
    description,
    createdAt: ctx.clock.now(),
  })
  return { reportId: reference }
}
