import { DomainError } from '@wepa/domain/error'
import type { PlaceReport, ShownReport } from '@wepa/domain/insights/place-report-schema'
import type { MemberContext } from '../../../context.ts'
import { authorizeOwner } from '../../listings/authorize-owner.ts'
import { countReport } from '../../place-reports/count-report.ts'
import { findKeptReport } from '../../place-reports/find-kept-report.ts'
import { listSocialPosts } from '../../social/list-social-posts.ts'

/**
 * The report of an own ad's last Spotlight place: while it runs as it stands now, afterwards as it was kept at the end. Its
 * posts are as they stand now in any case.
 * @throws DomainError listing_not_found, not_listing_owner, not_found for an ad that had none
 */
export async function getPlaceReport(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<ShownReport> {
  const report = await findReport(ctx, listingId)
  const since = new Date(report.startsAt)
  return { ...report, posts: await listSocialPosts(ctx, { listingId, since }) }
}

async function findReport(ctx: MemberContext, listingId: number): Promise<PlaceReport> {
  const kept = await findKeptReport(ctx, listingId)
  const counted = await countReport(ctx, listingId)
  if (kept && !(counted && isLater(counted.report, kept))) return kept
  await authorizeOwner(ctx, listingId)
  if (counted) return counted.report
  const message = 'No hay un reporte de este anuncio. Lo trae el destacado Spotlight.'
  throw new DomainError('not_found', { message })
}

function isLater(one: PlaceReport, other: PlaceReport): boolean {
  return Date.parse(one.startsAt) > Date.parse(other.startsAt)
}
